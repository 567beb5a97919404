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

/** What a mail server said of a letter. */
export interface Delivery {
  accepted: readonly string[];
  refused: readonly string[];
}

/** Takes letters to where they go. */
export interface Mailer {
  /** @throws Error where the letter reached nobody because the server could not be used. */
  deliver(letter: Email): Promise<Delivery>;
}
