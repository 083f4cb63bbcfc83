import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** The last line that a peer in Java prints: what it takes to judge one document. */
class Figures {
  /** Seconds since the process began. */
  static double sinceStart() {
    return (System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime()) / 1e3;
  }

  /** Measures for these seconds, after half of them to warm up. */
  static void print(double cold, double seconds, Callable<?> judge) throws Exception {
    pace(judge, seconds / 2);
    System.out.println("{\"cold\":" + cold + "," + pace(judge, seconds) + "," + memory() + "}");
  }

  /** Documents by the clock, and by the time that all threads of the process had a processor. */
  private static String pace(Callable<?> judge, double seconds) throws Exception {
    long documents = 0;
    long processor = processorTime();
    long begun = System.nanoTime();
    for (; System.nanoTime() - begun < seconds * 1e9; documents++) judge.call();
    double clock = (System.nanoTime() - begun) / 1e9;
    return "\"bySecond\":" + documents / clock
        + ",\"byProcessorSecond\":" + documents / ((processorTime() - processor) / 1e9);
  }

  private static long processorTime() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static String memory() throws Exception {
    return "\"kilobytes\":" + Files.readAllLines(Path.of("/proc/self/status")).stream()
        .filter(line -> line.startsWith("VmHWM"))
        .map(line -> line.replaceAll("\\D", ""))
        .findFirst().orElse("null");
  }
}
