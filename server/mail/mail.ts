/** A mail ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** A meeting, which mail programs offer to put into the calendar. */
  icalEvent?: { filename: string; method: 'REQUEST' | 'CANCEL'; content: string };
  attachments?: { filename: string; content: string | Buffer; contentType: string }[];
}
