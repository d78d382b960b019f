import { wordsOf } from '../../language'

export const words = wordsOf('main/computer', {
  goesOn: 'What Glance keeps on this computer could not be read; it goes on without.',
  dropped: (count: number) =>
    `Glance dropped ${count === 1 ? '1 unfinished analysis' : `${count} unfinished analyses`} that could not be read.`
})
