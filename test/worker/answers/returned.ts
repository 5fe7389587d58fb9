/** Mails that come back to a return path, as servers write them. */

export function report(type: string, part: string, fields: string): string {
  return `From: MAILER-DAEMON@mx.example.org (Mail Delivery System)
To: x@boat.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${type};
 boundary="9B8A7/mx.example.org"

This is a MIME-encapsulated message.

--9B8A7/mx.example.org
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you about your message.

--9B8A7/mx.example.org
Content-Description: Report
Content-Type: ${part}

${fields}

--9B8A7/mx.example.org
Content-Description: Undelivered Message
Content-Type: message/rfc822

Subject: Tranquility with Ben
Content-Type: text/plain

It is your turn. 250 2.0.0
--9B8A7/mx.example.org--
`
}

interface Postfix {
  readonly action?: string
  readonly status: string
  readonly diagnostic?: string
}

/** As RFC 3464 has it, and Postfix. */
export function postfix({ action = 'failed', status, diagnostic }: Postfix): string {
  const fields = `Reporting-MTA: dns; mx.example.org
X-Postfix-Queue-ID: 9B8A7
X-Postfix-Sender: rfc822; x@boat.example
Arrival-Date: Fri, 20 Nov 2026 09:00:00 +0000 (UTC)

Final-Recipient: rfc822; ann@example.org
Original-Recipient: rfc822;ann@example.org
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.net${diagnostic === undefined ? '' : `\nDiagnostic-Code: ${diagnostic}`}`
  return report('delivery-status', 'message/delivery-status', fields)
}

/** As RFC 5965 has it. */
export function complaint(type: string): string {
  const fields = `Feedback-Type: ${type}\nUser-Agent: SomeGenerator/1.0\nVersion: 1\nOriginal-Mail-From: <x@boat.example>`
  return report('feedback-report', 'message/feedback-report', fields)
}
