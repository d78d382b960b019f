/** Grows whenever the same pixels may give other numbers. */
export const ENGINE_VERSION = '4.0.0'
