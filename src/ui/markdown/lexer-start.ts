/** Sent with the port to start the Markdown lexer, and back through the port when it is ready. */
export const LEXER_START = 'glance-markdown'
