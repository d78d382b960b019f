import type { Translation } from '../../language'
import type { words } from './words'

/** Figma's German names of the layers that are most often selected by themselves. */
const TYPES: Readonly<Partial<Record<string, string>>> = {
  TEXT: 'Text',
  VECTOR: 'Vektor',
  LINE: 'Linie',
  RECTANGLE: 'Rechteck',
  ELLIPSE: 'Ellipse',
  POLYGON: 'Polygon',
  STAR: 'Stern',
  SLICE: 'Slice',
  BOOLEAN_OPERATION: 'boolesche Operation'
}

export const german: Translation<typeof words> = {
  overlayAlone: {
    message: 'Der Frame dieses Overlays ist nicht mehr auf dieser Seite.',
    advice: 'Wählen Sie „Remove overlays“ im Menü von Glance.'
  },
  unnamed: 'Ohne Namen',
  notAnalysable: (type, isFramed) => ({
    message: `Eine Ebene der Art „${TYPES[type] ?? type.toLowerCase().replace(/_/g, ' ')}“ lässt sich nicht für sich allein analysieren.`,
    advice: isFramed
      ? 'Wählen Sie den Frame darum herum aus.'
      : 'Legen Sie sie in einen Frame und wählen Sie diesen aus.'
  }),
  hidden: {
    message: 'Diese Ebene ist ausgeblendet oder liegt in etwas Ausgeblendetem.',
    advice:
      'Blenden Sie sie in der Ebenenliste ein, oder den Inhalt ihres Abschnitts, und analysieren Sie sie dann.'
  },
  withoutSize: { message: 'Diese Ebene hat keine Größe.', advice: 'Wählen Sie eine größere aus.' },
  empty: {
    message: 'In dieser Ebene ist nichts zu sehen.',
    advice: 'Geben Sie ihr eine Füllung oder eine sichtbare Ebene und analysieren Sie sie dann.'
  },
  tooNarrow: (width, height, ratio, least, most) => ({
    message: `${width} × ${height} px ist zu schmal: Keine Seite darf mehr als ${ratio}-mal so lang wie die andere sein, denn Bilder haben ${least} bis ${most} px je Seite.`,
    advice: 'Analysieren Sie einen Teil davon oder den Frame darum herum.'
  }),
  layerRemoved: {
    message: 'Diese Ebene ist nicht mehr in der Datei.',
    advice: 'Machen Sie das Löschen rückgängig oder analysieren Sie erneut.'
  }
}
