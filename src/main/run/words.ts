import { wordsOf } from '../../language'

export const words = wordsOf('main/run', {
  dropped: (count: number) =>
    `Glance dropped ${count === 1 ? '1 unfinished analysis' : `${count} unfinished analyses`} that could not be read.`
})
