import type { KeptInFile } from '../../bridge'
import { wordsOf } from '../../language'

export const words = wordsOf('ui/erase', {
  title: 'What Glance keeps',
  inFile: 'Erase from this file…',
  onComputer: 'Erase from this computer…',
  /** `size` is what all of it takes, such as `14 kB`; `isMuch` whether that may slow the file down. */
  keptInFile: ({ results, overlays, boards, briefs }: KeptInFile, size: string, isMuch: boolean) =>
    `${size}${isMuch ? ', which is much for one file' : ''}: ${count(results, 'result', 'results')} with texts, marks and history, ${count(overlays, 'overlay', 'overlays')}, ${count(boards, 'board', 'boards')} and ${count(briefs, 'brief', 'briefs')} go from all pages, for everyone. Frames made of web pages, videos and tried changes stay. One undo brings all back.`,
  nothingInFile: 'There is nothing of Glance in this file.',
  keptOnComputer:
    'Settings, the key of a service and what is known of unfinished analyses go, for all files. Results in files stay. This cannot be undone.',
  looking: 'Looking through the pages…',
  erase: 'Erase',
  keep: 'Keep',
  running: 'An analysis is running. Let it end, or cancel it, first.',
  ask: {
    file: 'Erase all of Glance in this file?',
    computer: 'Erase all of Glance on this computer?'
  },
  erased: {
    file: 'Erased all that Glance kept in this file.',
    computer: 'Erased all that Glance kept on this computer.'
  }
})

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
