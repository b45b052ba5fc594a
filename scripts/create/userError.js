/** A mistake that the user can correct, with a hint how. */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {string} [hint]
   */
  constructor(message, hint = '') {
    super(message);
    this.hint = hint;
  }
}
