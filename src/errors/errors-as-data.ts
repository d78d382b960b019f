import { type ErrorData, GlanceError, toErrorData } from './glance-error'

interface Message {
  /** What a call failed with. */
  e?: unknown
}

/** birpc's way over the wire for what a call fails with: whatever is thrown arrives as a GlanceError. */
export const ERRORS_AS_DATA = {
  serialize: (message: Message): Message =>
    message.e === undefined ? message : { ...message, e: toErrorData(message.e) },
  deserialize: (message: Message): Message =>
    message.e === undefined ? message : { ...message, e: new GlanceError(message.e as ErrorData) }
}
