package accesspoint;

import com.helger.annotation.style.IsSPIImplementation;
import com.helger.collection.commons.ICommonsList;
import com.helger.http.header.HttpHeaderMap;
import com.helger.phase4.attachment.WSS4JAttachment;
import com.helger.phase4.ebms3header.Ebms3SignalMessage;
import com.helger.phase4.ebms3header.Ebms3UserMessage;
import com.helger.phase4.error.AS4Error;
import com.helger.phase4.error.AS4ErrorList;
import com.helger.phase4.incoming.IAS4IncomingMessageMetadata;
import com.helger.phase4.incoming.IAS4IncomingMessageState;
import com.helger.phase4.incoming.spi.AS4MessageProcessorResult;
import com.helger.phase4.incoming.spi.AS4SignalMessageProcessorResult;
import com.helger.phase4.incoming.spi.IAS4IncomingMessageProcessorSPI;
import com.helger.phase4.model.error.EEbmsError;
import com.helger.phase4.model.pmode.IPMode;
import com.helger.security.certificate.CertificateHelper;
import com.helger.security.certificate.ECertificateCheckResult;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Locale;
import org.w3c.dom.Node;

/** Brings what arrives by AS4 to POST /inbound of the service: there is a receipt only for what that has kept. */
@IsSPIImplementation
public final class Receiving implements IAS4IncomingMessageProcessorSPI {
  private final HttpClient client = HttpClient.newHttpClient();

  @Override
  public AS4MessageProcessorResult processAS4UserMessage(
      final IAS4IncomingMessageMetadata metadata,
      final HttpHeaderMap headers,
      final Ebms3UserMessage message,
      final IPMode mode,
      final Node body,
      final ICommonsList<WSS4JAttachment> attachments,
      final IAS4IncomingMessageState state,
      final AS4ErrorList errors) {
    final String id = message.getMessageInfo().getMessageId();
    if (!state.isSoapDecrypted() || !state.isSoapSignatureChecked())
      return refused(errors, EEbmsError.EBMS_FAILED_AUTHENTICATION, id, "Not signed and encrypted", 0);
    final ECertificateCheckResult signer =
        AccessPoint.Issuers.CHECKER.checkCertificate(state.getSigningCertificate(), OffsetDateTime.now());
    if (signer.isInvalid())
      return refused(errors, EEbmsError.EBMS_FAILED_AUTHENTICATION, id, signer.getReason(), 0);
    if (attachments == null || attachments.size() != 1)
      return refused(errors, EEbmsError.EBMS_OTHER, id, "Not exactly one payload", 0);
    try (InputStream payload = attachments.getFirstOrNull().getSourceStream()) {
      final String provider = CertificateHelper.getSubjectCN(state.getSigningCertificate());
      final HttpResponse<String> answer = bring(payload.readAllBytes(), provider);
      final int status = answer.statusCode();
      if (status < 300) return AS4MessageProcessorResult.createSuccess();
      if (status == 404)
        return refused(errors, EEbmsError.EBMS_OTHER, id, "PEPPOL:NOT_SERVICED", 0);
      if (status == 400 || status == 409)
        return refused(errors, EEbmsError.EBMS_OTHER, id, answer.body(), 0);
      return refused(errors, EEbmsError.EBMS_OTHER, id, "The service answered " + status, 503);
    } catch (final IOException exception) {
      return refused(errors, EEbmsError.EBMS_OTHER, id, "The service is not there", 503);
    } catch (final Exception exception) {
      Thread.currentThread().interrupt();
      return refused(errors, EEbmsError.EBMS_OTHER, id, "Interrupted", 503);
    }
  }

  private HttpResponse<String> bring(final byte[] envelope, final String provider)
      throws IOException, InterruptedException {
    final HttpRequest request =
        HttpRequest.newBuilder(URI.create(AccessPoint.setting("accesspoint.inbound.url")))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/xml")
            .header("X-Token", AccessPoint.setting("accesspoint.inbound.token"))
            .header("X-Sender-Provider", provider)
            .POST(HttpRequest.BodyPublishers.ofByteArray(envelope))
            .build();
    return client.send(request, HttpResponse.BodyHandlers.ofString());
  }

  /** An error of AS4; with an HTTP status, the sender's access point does not take it for an answer. */
  private static AS4MessageProcessorResult refused(
      final AS4ErrorList errors,
      final EEbmsError error,
      final String messageId,
      final String detail,
      final int status) {
    final var built =
        AS4Error.builder()
            .ebmsError(
                error.errorBuilder(Locale.ENGLISH).refToMessageInError(messageId).errorDetail(detail));
    if (status != 0) built.httpStatusCode(status);
    errors.add(built.build());
    return AS4MessageProcessorResult.createFailure();
  }

  @Override
  public AS4SignalMessageProcessorResult processAS4SignalMessage(
      final IAS4IncomingMessageMetadata metadata,
      final HttpHeaderMap headers,
      final Ebms3SignalMessage signal,
      final IPMode mode,
      final IAS4IncomingMessageState state,
      final AS4ErrorList errors) {
    return AS4SignalMessageProcessorResult.createSuccess();
  }

  @Override
  public void processAS4ResponseMessage(
      final IAS4IncomingMessageMetadata metadata,
      final IAS4IncomingMessageState state,
      final String messageId,
      final byte[] response,
      final boolean isPayload,
      final AS4ErrorList errors) {}
}
