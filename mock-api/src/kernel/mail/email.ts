/** A letter with a file, from a person of ours. */
export interface Email {
  senderId: string;
  /** Clean addresses, each once. */
  recipients: readonly string[];
  /** Where an answer goes. */
  replyTo: string;
  subject: string;
  body: string;
  fileName: string;
  file: Uint8Array;
}

/** A letter of the server itself to one person. */
export interface NoticeEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at each attempt, so that a mail server knows a letter that it has. */
  messageId: string;
  /** The page on which its person chooses to get no more; null where the server does not know its own address. */
  settingsUrl: string | null;
}

/** What a mail server said of a letter. */
export interface Delivery {
  accepted: readonly string[];
  refused: readonly string[];
}

/** Takes letters to where they go. */
export interface Mailer {
  /** @throws Error where the letter reached nobody because the server could not be used. */
  deliver(letter: Email): Promise<Delivery>;
  /** @throws Error where the server could not be used, or asked to try again later. */
  notify(letter: NoticeEmail): Promise<Delivery>;
}
