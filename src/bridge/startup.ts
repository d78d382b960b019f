import type { JournalEntry, ServiceKey, Settings } from '../file'
import type { Selection } from './selection'

/** How the plugin was opened: from the menu, a relaunch button or Figma's quick actions, which hide the panel. */
export type Command =
  | 'open'
  | 'analyse-selection'
  | 'compare-selection'
  | 'quick-analyse'
  | 'quick-compare'
  | 'settings'

/** Everything the panel needs for its first render. */
export interface Startup {
  command: Command
  selection: Selection
  settings: Settings
  /** The key as kept in clientStorage; null when none is kept. */
  key: ServiceKey | null
  /** False in Dev Mode and in view-only files: results can be read, nothing can be placed. */
  canEdit: boolean
  /** True in Dev Mode, where nobody can edit: whoever may edit can switch to Design. */
  devMode: boolean
  /** Random id kept in the document, to know this file again; null when it could not be written. */
  fileId: string | null
  /** How many overlays of the page lie elsewhere than over their frame. */
  misplaced: number
  /** Unfinished runs of this file, oldest first. */
  journal: JournalEntry[]
}
