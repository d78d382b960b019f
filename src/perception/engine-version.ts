/** Grows whenever the same pixels may give other numbers. */
export const ENGINE_VERSION = '1.0.0'
