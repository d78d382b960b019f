import type { Translation } from '../../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  instead: (now, before) => `${now} statt\u00a0${before}`,
  isNew: (now) => `neu, ${now}`,
  isGone: (before) => `entfällt, vorher ${before}`,

  whereMoved: 'Wohin die Aufmerksamkeit gewandert ist',
  variant: 'Variante',

  elsewhere: (share, base) => `${share} der Aufmerksamkeit liegen woanders als in „${base}“.`,
  hide: 'Ausblenden',
  theMap: 'Differenzkarte',
  mapPicture: (variant, base) => `${variant} mit der Differenzkarte gegenüber ${base}`,
  mapMeaning: (base) => `Gegenüber „${base}“: durchsichtig, wo sich nichts geändert hat.`,
  onCanvasToo: (variant) => `Sie liegt auch auf der Arbeitsfläche über „${variant}“.`,
  notOnCanvas: 'Sie ließ sich nicht auf die Arbeitsfläche legen',
  differenceMap: 'Differenzkarte',
  measuring: 'Die Aufmerksamkeitskarten werden verglichen …',
  whereItGoes: (variant) => `Erscheint hier und auf der Arbeitsfläche über „${variant}“.`,
  shownHereOnly: 'Erscheint hier; über dem Frame nur mit Bearbeitungsrechten.',
  failed: 'Die Differenzkarte ließ sich nicht erstellen',
  otherEngines:
    'Verschiedene Engines haben diese zwei Karten berechnet; ein Teil des Unterschieds stammt daher von ihnen. Analysieren Sie beide erneut mit derselben Engine.'
}
