/** The embedded database is not available; the message is one line for who runs the server. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}
