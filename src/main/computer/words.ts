import { wordsOf } from '../../language'

export const words = wordsOf('main/computer', {
  dropped: (count: number) =>
    `Glance dropped ${count === 1 ? '1 unfinished analysis' : `${count} unfinished analyses`} that could not be read.`
})
