/** The embedded database cannot be had; the message is one line for who runs the server. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}
