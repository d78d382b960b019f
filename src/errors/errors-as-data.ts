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
    message.e === undefined ? message : { ...message, e: readError(message.e) }
}

/** Whatever came instead of error data is a failure all the same. */
function readError(came: unknown): GlanceError {
  return new GlanceError(isErrorData(came) ? came : toErrorData(came))
}

/** By hand: a schema would bring its library into every Worker. */
function isErrorData(value: unknown): value is ErrorData {
  if (typeof value !== 'object' || value === null) return false
  const { code, message, advice, sent } = value as Partial<Record<keyof ErrorData, unknown>>
  const isText = [code, message, advice].every((text) => typeof text === 'string')
  return isText && (sent === 'no' || sent === 'yes' || sent === 'maybe')
}
