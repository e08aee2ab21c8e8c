/** Thrown if a retry cannot help. */
export class PermanentDeliveryError extends Error {
  override name = 'PermanentDeliveryError';
}
