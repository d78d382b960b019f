import { wordsOf } from '../../language'

export const words = wordsOf('main/app', {
  addressRefused: 'Glance opens web addresses (https) and mail addresses only.'
})
