import type { Table } from '../../table'
import { percent } from '../markdown'
import type { Hits, MeasuredFaces } from './faces'

/** What is found of faces, and what is taken for one. */
export function faceTables({ annotated, planted, nowhere }: MeasuredFaces): Table[] {
  return [
    found(
      'Faces found',
      'Score from .5, overlap over union from .2. On FiWI as drawn by hand; planted: portraits cut out of photographs of OSIE in which the detector finds them, on made-up pages, by the side of the face. 24 px is what an avatar has; upside down may be missed.',
      [...annotated, ...planted].map(({ row, pictures, faces, hits, falseAlarms }) => ({
        label: row,
        values: [pictures, faces, percent(hits / faces), falseAlarms]
      })),
      ['pictures', 'faces', 'found', 'false alarms']
    ),
    found(
      'Faces found where there is none',
      'The same scores. Charts were not looked through: what is found on them may be a face.',
      nowhere.map(({ row, pictures, falseAlarms }: Hits) => ({
        label: row,
        values: [pictures, falseAlarms]
      })),
      ['pictures', 'found']
    )
  ]
}

const found = (title: string, note: string, rows: Table['rows'], columns: string[]): Table => ({
  title,
  note,
  columns,
  rows
})
