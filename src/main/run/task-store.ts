import { taskEntrySchema } from '../../file'
import { entryStore } from './entry-store'

/** The unfinished analyses of pages, videos and ads. */
export const tasks = entryStore('task:', taskEntrySchema, ({ taskId }) => taskId)
