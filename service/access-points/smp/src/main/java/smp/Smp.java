package smp;

import com.helger.phoss.smp.rest.SMPRestFilter;
import com.helger.phoss.smp.servlet.SMPWebAppListener;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServlet;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;

/** The REST interface of phoss-smp without its pages, at 127.0.0.1:PORT, with a folder of its own; its settings are a file (-Dconfig.file=FILE). */
public final class Smp {
  public static void main(final String[] arguments) throws Exception {
    final Server server = new Server(new InetSocketAddress("127.0.0.1", Integer.parseInt(arguments[0])));
    final ServletContextHandler context = new ServletContextHandler("/");
    context.setBaseResourceAsPath(Files.createDirectories(Path.of(arguments[1])));
    context.addEventListener(new SMPWebAppListener());
    context.addFilter(SMPRestFilter.class, "/*", EnumSet.of(DispatcherType.REQUEST));
    context.addServlet(new ServletHolder(new HttpServlet() {}), "/");
    server.setHandler(context);
    server.start();
    server.join();
  }
}
