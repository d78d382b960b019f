import type { KeptInFile } from '../../bridge'
import { wordsOf } from '../../language'
import { listWords } from '../../language/list-words'

export const words = wordsOf('ui/erase', {
  title: 'What Glance keeps',
  inFile: 'Erase from this file…',
  onComputer: 'Erase from this computer…',
  /** `size` is what all of it takes, such as `14 kB`; `isMuch` whether that may slow the file down. */
  keptInFile: (
    { results, overlays, boards, briefs }: KeptInFile,
    size: string,
    isMuch: boolean
  ) => {
    const all = [
      count(
        results,
        'result with texts, marks and history',
        'results with texts, marks and history'
      ),
      count(overlays, 'overlay', 'overlays'),
      count(boards, 'board', 'boards'),
      count(briefs, 'brief', 'briefs')
    ]
    return `Erases ${listWords(all.flat())} from all pages, for everyone: ${size}${isMuch ? ', which is much for one file' : ''}. Frames made of web pages, videos and tried changes stay. One undo brings all back.`
  },
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

/** None for 0. */
function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
}
