import * as v from 'valibot'
import { errorDataSchema, GlanceError, toErrorData } from './glance-error'

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

function readError(sent: unknown): GlanceError {
  const parsed = v.safeParse(errorDataSchema, sent)
  return new GlanceError(parsed.success ? parsed.output : toErrorData(sent))
}
