import type { Translation } from '../../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  whereMoved: 'Wohin die Aufmerksamkeit gewandert ist',
  variant: 'Variante',
  against: (variant, base) => `„${variant}“ gegenüber der Basis „${base}“.`,
  picture: (variant, base, layers) =>
    `${variant} mit dem, was die Ebenen gegenüber ${base} gewinnen und verlieren: ${layers}`,
  less: 'Weniger Aufmerksamkeit',
  more: 'Mehr Aufmerksamkeit',
  movedFrom: '→ lag vorher dort',

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
  incomparable: 'Diese Karten lassen sich nicht vergleichen',
  failed: 'Die Differenzkarte ließ sich nicht erstellen',
  noMap:
    'Einem der Frames fehlt die Aufmerksamkeitskarte. Analysieren Sie ihn mit der Vorhersage „Aufmerksamkeit“ und vergleichen Sie dann.',
  otherEngines:
    'Verschiedene Engines haben diese zwei Karten berechnet; ein Teil des Unterschieds stammt daher von ihnen. Analysieren Sie beide erneut mit derselben Engine.',

  noLayers: 'Für diese zwei Frames ist die Aufmerksamkeit je Ebene nicht bekannt.',
  table: 'Anteil an der Aufmerksamkeit je Ebene',
  layer: 'Ebene',
  matched: 'Zugeordnet nach Name und Art',
  base: 'Basis',
  shareIn: (frame) => `Anteil an der Aufmerksamkeit in „${frame}“`,
  change: 'Änderung',
  changeMeans: 'Punkte Aufmerksamkeit, die größte Änderung zuerst',
  layers: 'Ebenen',
  mainAction: 'Hauptaktion',
  notIn: (layer, frame) => `„${layer}“ gibt es in „${frame}“ nicht`,
  notThere: 'nicht vorhanden',
  selectIn: (share, layer, frame) => `${share}: ${layer} in ${frame} auswählen`,
  select: (layer, frame) => `„${layer}“ in „${frame}“ auswählen`,
  tooClose: 'zu knapp für eine Aussage'
}
