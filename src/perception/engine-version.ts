/** Grows whenever the same pixels may give other numbers. */
export const ENGINE_VERSION = '5.0.0'
