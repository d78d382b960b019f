import type { Table } from '../../table'
import { percent, short } from '../markdown'
import type { Hits, MeasuredFaces } from './faces'

/** What is found of faces, what is taken for one, what that does to shares on pages, and what it costs. */
export function faceTables({ annotated, planted, nowhere, shares, times }: MeasuredFaces): Table[] {
  const tables = [
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
  if (shares.length > 0) {
    tables.push(
      found(
        "FiWI: people's share over Glance's, by kind of box",
        'Means over boxes of what people looked at, as blurred as tracking is, and of the map as it ships: three numbers of the gain were fitted to these pages among others.',
        shares.map(({ kind, boxes, people, without, with: withFaces }) => ({
          label: kind,
          values: [boxes, short(people / without), short(people / withFaces)]
        })),
        ['boxes', 'without faces', 'with faces']
      )
    )
  }
  tables.push(
    found(
      'What looking for faces costs',
      'Whole engine, warm, medians of runs in turns; ms of one machine, so read the ratio.',
      times.map(({ picture, without, with: withFaces, longest }) => ({
        label: picture,
        values: [without, withFaces, withFaces - without, longest]
          .map((ms): number | string => Math.round(ms))
          .concat((withFaces / without).toFixed(2))
      })),
      ['without', 'with', 'more', 'longest stretch', 'ratio']
    )
  )
  return tables
}

const found = (title: string, note: string, rows: Table['rows'], columns: string[]): Table => ({
  title,
  note,
  columns,
  rows
})
