import { wordsOf } from '../../language'

/** Why nothing can be changed in Dev Mode. */
export const words = wordsOf('ui/tools', {
  devMode: 'Dev Mode shows results and changes nothing',
  switchToDesign: 'Switch to Design to change anything; that needs edit access.'
})
