package accesspoint;

import com.helger.phase4.config.AS4Configuration;
import com.helger.phase4.crypto.AS4CryptoFactoryConfiguration;
import com.helger.phase4.incoming.AS4IncomingProfileSelectorConstant;
import com.helger.phase4.incoming.AS4ServerInitializer;
import com.helger.phase4.incoming.mgr.AS4ProfileSelector;
import com.helger.phase4.model.pmode.resolve.AS4DefaultPModeResolver;
import com.helger.phase4.profile.peppol.AS4PeppolProfileRegistarSPI;
import com.helger.phase4.servlet.AS4XServletHandler;
import com.helger.phase4.servlet.IAS4ServletRequestHandlerCustomizer;
import com.helger.http.EHttpMethod;
import com.helger.photon.io.WebFileIO;
import com.helger.security.certificate.TrustedCAChecker;
import com.helger.web.scope.mgr.WebScopeManager;
import com.helger.xservlet.AbstractXServlet;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import java.io.File;
import java.io.FileInputStream;
import java.net.InetSocketAddress;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;

/**
 * An access point made of phase4's libraries: receives by AS4 at /as4 and brings it to POST /inbound of the service, and
 * sends what POST /sendsbdh brings, which answers with phase4's own report. Its settings are those of phase4, and
 * accesspoint.* in the same file (-Dconfig.file=FILE).
 */
public final class AccessPoint {
  private static final String PROFILE = AS4PeppolProfileRegistarSPI.AS4_PROFILE_ID;

  static String setting(final String name) {
    final String value = AS4Configuration.getConfig().getAsString(name);
    if (value == null) throw new IllegalStateException("The setting " + name + " is missing");
    return value;
  }

  /** The issuer of the certificates of access points: that of the test network. */
  static final class Issuers {
    static final TrustedCAChecker CHECKER = new TrustedCAChecker(issuer());

    private static X509Certificate issuer() {
      try (FileInputStream file = new FileInputStream(setting("accesspoint.issuer"))) {
        return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(file);
      } catch (final Exception exception) {
        throw new IllegalStateException("The issuer cannot be read", exception);
      }
    }
  }

  public static final class As4Servlet extends AbstractXServlet {
    public As4Servlet() {
      settings().setMultipartEnabled(false);
      final AS4XServletHandler handler = new AS4XServletHandler();
      handler.setRequestHandlerCustomizer(
          (IAS4ServletRequestHandlerCustomizer) new PeppolOnly());
      handlerRegistry().registerHandler(EHttpMethod.POST, handler);
    }
  }

  private static final class PeppolOnly implements IAS4ServletRequestHandlerCustomizer {
    @Override
    public void customizeBeforeHandling(
        final com.helger.web.scope.IRequestWebScopeWithoutResponse scope,
        final com.helger.phase4.servlet.AS4UnifiedResponse response,
        final com.helger.phase4.incoming.AS4RequestHandler handler) {
      handler.setCryptoFactory(AS4CryptoFactoryConfiguration.getDefaultInstance());
      handler.setPModeResolver(new AS4DefaultPModeResolver(PROFILE));
      handler.setIncomingProfileSelector(new AS4IncomingProfileSelectorConstant(PROFILE));
    }

    @Override
    public void customizeAfterHandling(
        final com.helger.web.scope.IRequestWebScopeWithoutResponse scope,
        final com.helger.phase4.servlet.AS4UnifiedResponse response,
        final com.helger.phase4.incoming.AS4RequestHandler handler) {}
  }

  private static final class Scopes implements ServletContextListener {
    @Override
    public void contextInitialized(final ServletContextEvent event) {
      WebScopeManager.onGlobalBegin(event.getServletContext());
      final File data = new File(setting("global.datapath")).getAbsoluteFile();
      WebFileIO.initPaths(data, data.getPath(), false);
      AS4ProfileSelector.setCustomDefaultAS4ProfileID(PROFILE);
      AS4ServerInitializer.initAS4Server();
    }

    @Override
    public void contextDestroyed(final ServletContextEvent event) {
      AS4ServerInitializer.shutdownAS4Server();
      WebScopeManager.onGlobalEnd();
    }
  }

  public static void main(final String[] arguments) throws Exception {
    final Server server =
        new Server(new InetSocketAddress("127.0.0.1", Integer.parseInt(setting("server.port"))));
    final ServletContextHandler context = new ServletContextHandler("/");
    context.addEventListener(new Scopes());
    context.addServlet(new ServletHolder(new Sending()), "/sendsbdh");
    context.addServlet(new ServletHolder(As4Servlet.class), "/as4");
    server.setHandler(context);
    server.start();
    server.join();
  }
}
