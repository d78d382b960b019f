import { wordsOf } from '../../language'

export const words = wordsOf('main/computer', {
  goesOn: 'What Glance keeps on this computer could not be read; it goes on without.',
  newer: (count: number) =>
    `${count === 1 ? '1 unfinished analysis waits' : `${count} unfinished analyses wait`} for the newer Glance that began ${count === 1 ? 'it' : 'them'}.`,
  broken: (count: number) =>
    `${count === 1 ? '1 unfinished analysis' : `${count} unfinished analyses`} cannot be read.`,
  remove: 'Remove'
})
