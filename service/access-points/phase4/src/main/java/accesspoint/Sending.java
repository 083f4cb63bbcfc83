package accesspoint;

import com.helger.base.wrapper.Wrapper;
import com.helger.peppol.sbdh.PeppolSBDHData;
import com.helger.peppol.sbdh.PeppolSBDHDataReadException;
import com.helger.peppol.sbdh.PeppolSBDHDataReader;
import com.helger.peppol.sml.ISMLInfo;
import com.helger.peppol.sml.SMLInfo;
import com.helger.peppolid.factory.PeppolIdentifierFactory;
import com.helger.phase4.client.IAS4ClientBuildMessageCallback;
import com.helger.phase4.model.message.AS4UserMessage;
import com.helger.phase4.model.message.AbstractAS4Message;
import com.helger.phase4.peppol.Phase4PeppolSender;
import com.helger.phase4.peppol.Phase4PeppolSendingReport;
import com.helger.phase4.profile.peppol.Phase4PeppolHttpClientSettings;
import com.helger.phase4.sender.EAS4UserMessageSendResult;
import com.helger.phase4.util.Phase4Exception;
import com.helger.smpclient.peppol.SMPClientReadOnly;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Sends a Standard Business Document by AS4 to whom its envelope names, and answers with phase4's report. */
final class Sending extends HttpServlet {
  @Override
  protected void doPost(final HttpServletRequest request, final HttpServletResponse response)
      throws IOException {
    if (!AccessPoint.setting("phase4.api.requiredtoken").equals(request.getHeader("X-Token"))) {
      response.sendError(HttpServletResponse.SC_FORBIDDEN);
      return;
    }
    final byte[] envelope = request.getInputStream().readAllBytes();
    response.setContentType("application/json");
    response.getOutputStream().write(send(envelope).getAsJsonString().getBytes(StandardCharsets.UTF_8));
  }

  private static Phase4PeppolSendingReport send(final byte[] envelope) {
    final ISMLInfo register =
        SMLInfo.builder()
            .id("test")
            .displayName("test")
            .dnsZone(AccessPoint.setting("accesspoint.zone"))
            .managementServiceURL("http://127.0.0.1")
            .clientCertificateRequired(false)
            .build();
    final Phase4PeppolSendingReport report = new Phase4PeppolSendingReport(register);
    final PeppolSBDHData data;
    try {
      data =
          new PeppolSBDHDataReader(PeppolIdentifierFactory.INSTANCE)
              .extractData(new ByteArrayInputStream(envelope));
    } catch (final PeppolSBDHDataReadException exception) {
      report.setSBDHParseException(exception);
      return report;
    }
    report.setSenderID(data.getSenderAsIdentifier());
    report.setReceiverID(data.getReceiverAsIdentifier());
    report.setDocTypeID(data.getDocumentTypeAsIdentifier());
    report.setProcessID(data.getProcessAsIdentifier());
    report.setCountryC1(data.getCountryC1());
    report.setSBDHInstanceIdentifier(data.getInstanceIdentifier());
    report.setSenderPartyID(AccessPoint.setting("peppol.seatid"));
    deliver(data, register, report);
    return report;
  }

  private static void deliver(
      final PeppolSBDHData data, final ISMLInfo register, final Phase4PeppolSendingReport report) {
    final Wrapper<Phase4Exception> fault = new Wrapper<>();
    try {
      final EAS4UserMessageSendResult result =
          Phase4PeppolSender.sbdhBuilder()
              .httpClientFactory(new Phase4PeppolHttpClientSettings())
              .payloadAndMetadata(data)
              .senderPartyID(AccessPoint.setting("peppol.seatid"))
              .peppolAP_CAChecker(AccessPoint.Issuers.CHECKER)
              .smpClient(
                  new SMPClientReadOnly(
                      Phase4PeppolSender.URL_PROVIDER, data.getReceiverAsIdentifier(), register))
              .endpointURLConsumer(report::setC3EndpointURL)
              .certificateConsumer(
                  (certificate, moment, verdict) -> {
                    report.setC3Cert(certificate);
                    report.setC3CertCheckDT(moment);
                    report.setC3CertCheckResult(verdict);
                  })
              .sendingDateTimeConsumer(report::setAS4SendingDT)
              .buildMessageCallback(
                  new IAS4ClientBuildMessageCallback() {
                    @Override
                    public void onAS4Message(final AbstractAS4Message<?> message) {
                      report.setAS4MessageID(
                          ((AS4UserMessage) message)
                              .getEbms3UserMessage()
                              .getMessageInfo()
                              .getMessageId());
                    }
                  })
              .rawResponseConsumer(report::setRawHttpResponse)
              .signalMsgConsumer((signal, metadata, state) -> report.setAS4ReceivedSignalMsg(signal))
              .sendMessageAndCheckForReceipt(fault::set);
      report.setAS4SendingResult(result);
      report.setSendingSuccess(result.isSuccess());
      report.setOverallSuccess(result.isSuccess() && !fault.isSet());
    } catch (final Exception exception) {
      report.setAS4SendingException(exception);
    }
    if (fault.isSet()) report.setAS4SendingException(fault.get());
  }
}
