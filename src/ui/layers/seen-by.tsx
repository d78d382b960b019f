import type { JSX } from 'preact'
import { upperFirst } from '../../language'
import { peopleSee } from '../../engine/texts/people'
import type { LayerRank } from '../../order/layer-order'
import type { Seen } from '../../order/seen'
import { Note } from '../kit/note'
import { placeWords, rankWords } from '../words/rank-words'
import { sharesWords } from './layer-words'
import { SeenCurve } from './seen-curve'

interface Props {
  /** In quotation marks where it is a name. */
  name: string
  rank: LayerRank
  shares: Seen
  /** Said after its place and shares. */
  note?: string
}

/** How many people see a selected layer or group, by 2 s in a sentence and by each time in figures. */
export function SeenBy({ name, rank, shares, note }: Props): JSX.Element {
  const { below, seen } = rank
  const said = below || seen === null ? `${name} ${rankWords(rank)}` : peopleSee(seen, name)
  const facts = [...(below ? [] : [placeWords(rank)]), sharesWords(shares), note]
  return (
    <>
      <p role="status">{upperFirst(said)}.</p>
      {!below && <SeenCurve of={shares} />}
      <Note>{facts.filter(Boolean).join(' · ')}</Note>
    </>
  )
}
