import { journalEntrySchema } from '../../file'
import { entryStore } from './entry-store'

/** The unfinished analyses of frames. */
export const journal = entryStore('journal:', journalEntrySchema, ({ jobId }) => jobId)
