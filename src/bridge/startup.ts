import * as v from 'valibot'
import { journalEntrySchema, serviceKeySchema, settingsSchema } from '../file'
import { selectionSchema } from './selection'

/** How the plugin was opened: from the menu, a relaunch button or Figma's quick actions, which hide the panel. */
const commandSchema = v.picklist([
  'open',
  'analyse-selection',
  'compare-selection',
  'quick-analyse',
  'quick-compare',
  'settings'
])

/** Everything the panel needs for its first render. */
export const startupSchema = v.object({
  command: commandSchema,
  selection: selectionSchema,
  settings: settingsSchema,
  /** The key as kept in clientStorage; null when none is kept. */
  key: v.nullable(serviceKeySchema),
  /** False in Dev Mode and in view-only files: results can be read, nothing can be placed. */
  canEdit: v.boolean(),
  /** True in Dev Mode, where nobody can edit: whoever may edit can switch to Design. */
  devMode: v.boolean(),
  /** Random id kept in the document, to know this file again; null when it could not be written. */
  fileId: v.nullable(v.string()),
  /** How many overlays of the page lie elsewhere than over their frame. */
  astray: v.number(),
  /** Unfinished runs of this file, oldest first. */
  journal: v.array(journalEntrySchema)
})

export type Command = v.InferOutput<typeof commandSchema>
export type Startup = v.InferOutput<typeof startupSchema>
