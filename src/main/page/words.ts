import { wordsOf } from '../../language'

export const words = wordsOf('main/page', { thePage: 'the page' })
