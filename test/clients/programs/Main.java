import java.util.List;
import odd.*;

class Main {
    public static void main(String[] operands) throws Exception {
        System.out.println(Object_.fromJson(operands[0]).toJson());
        var client = new Client(operands[1]).apiKey("secret").token("other");
        var options = new Client.ClassOptions().import_(List.of(1L, 2L)).listId(true).xTraceId("t");
        for (var name : List.of("a/b c", "redirect", "cut", "torn"))
            try {
                client.class_(name, "d", List.of("a,b", "\u00fc&"), options);
            } catch (ProblemException refused) {
                var after = refused.retryAfter();
                var problem = refused.problem();
                System.out.println(refused.status() + " " + (after.isPresent() ? after.getAsLong() : "None") + " " + (problem == null ? "None" : problem.getTitle()));
            } catch (Exception failed) {
                System.out.println(name + " " + failed.getClass().getSimpleName());
            }
    }
}
