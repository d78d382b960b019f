import { wordsOf } from '../../language'

export const words = wordsOf('main/app', {
  designOnly: 'Glance works in Figma Design. Copy what you want to analyse there.',
  addressRefused: 'Glance opens web addresses (https) and mail addresses only.'
})
