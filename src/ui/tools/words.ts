import { wordsOf } from '../../language'

/** Why nothing can be changed in a file. */
export const words = wordsOf('ui/tools', {
  devMode: 'Dev Mode shows results and changes nothing',
  viewOnly: 'You can view this file, not edit it',
  switchToDesign: 'Switch to Design to change anything.'
})
