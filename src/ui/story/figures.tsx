import type { ComponentChildren, JSX } from 'preact'
import { type BoardFact, type BoardTone, placeNumber } from '../../bridge'
import { classNames } from '../kit/class-names'
import { Hidden } from '../kit/hidden'
import { scaleImage } from '../words/map-facts'
import { inPixels, SIGNS, type Story, type StoryVariant } from './story'
import { words } from './words'
import styles from './story.module.css'

/** Selects a frame on the canvas, or a layer in it. */
export type Select = (nodeId: string, layerId?: string) => void

interface FiguresProps {
  story: Pick<Story, 'variants' | 'callouts' | 'scale' | 'legend'>
  /** A number's width as a part of a picture's. */
  across: number
  /** SVG of a variant's pictures, in their px; null where there is none. */
  imagesOf: (variant: StoryVariant) => ComponentChildren
  select?: Select
}

/** The pictures with their figures and marks, what these are about, and what the signs mean. */
export function Figures({ story, across, imagesOf, select }: FiguresProps): JSX.Element {
  const { callouts, legend, scale, variants } = story
  const isUpright = variants.every(({ height, shown, width }) => height * shown > width)
  return (
    <section
      class={classNames(
        styles.board,
        isUpright && styles.upright,
        variants.length > 1 ? styles.many : styles.one
      )}
    >
      <div class={styles.variants} style={`--count:${variants.length}`}>
        {variants.map((variant) => (
          <figure key={variant.nodeId}>
            {variants.length > 1 && <Caption variant={variant} select={select} />}
            <Picture variant={variant} callouts={callouts} across={across}>
              {imagesOf(variant)}
            </Picture>
            <dl>
              {variant.facts.map((fact) => (
                <Fact key={fact.name} fact={fact} />
              ))}
            </dl>
          </figure>
        ))}
      </div>
      {callouts.list.length > 0 && (
        <div class={styles.callouts}>
          <p class={styles.note}>{callouts.title}</p>
          <ol>
            {callouts.list.map(({ label, sentence, tone }) => (
              <li key={label}>
                <Numeral label={label} tone={tone} />
                <span>{sentence}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <ul class={styles.legend}>
        {scale !== null && (
          <li class={styles.scale}>
            {scale.low}
            <i style={`background-image:${scaleImage(scale.colours)}`} />
            {scale.high}
          </li>
        )}
        {legend.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

interface CaptionProps {
  variant: StoryVariant
  select: Select | undefined
}

function Caption({ variant: { badge, name, nodeId }, select }: CaptionProps): JSX.Element {
  return (
    <figcaption>
      {select === undefined ? (
        <b>{name}</b>
      ) : (
        <button type="button" title={words().select(name)} onClick={() => select(nodeId)}>
          <b>{name}</b>
        </button>
      )}
      {badge !== '' && <small class={styles.badge}>{badge}</small>}
    </figcaption>
  )
}

function Fact({ fact: { delta, name, value } }: { fact: BoardFact }): JSX.Element {
  const sign = (['better', 'worse', 'level'] as const).find((one) => delta?.startsWith(SIGNS[one]))
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
      </dd>
      {delta && (
        <dd class={classNames(styles.note, sign !== undefined && styles[sign])}>
          {sign && <span aria-hidden="true">{SIGNS[sign]}</span>}
          {sign === undefined ? delta : delta.slice(1)}
          {sign && <Hidden>{`, ${words().signs[sign]}`}</Hidden>}
        </dd>
      )}
    </div>
  )
}

interface PictureProps extends Pick<FiguresProps, 'across'> {
  variant: StoryVariant
  callouts: Story['callouts']
  children: ComponentChildren
}

/** A variant's picture as far as it is shown, with its marks. */
function Picture({ variant, callouts, across, children }: PictureProps): JSX.Element | null {
  const { height, marks, name, shown, texts, width } = variant
  if (children === null) return null
  const tall = Math.round(height * shown)
  const size = { width, height }
  const boxes = marks.map((mark) => ({ ...mark, at: inPixels(mark.box, size) }))
  const said = callouts.list.filter(({ label }) => marks.some((mark) => mark.label === label))
  const about = said.map(({ label, sentence }) => `${label} ${sentence}`).join(', ')
  const say = words()
  const place = {
    across: Math.round(width * across),
    size: { width, height: tall },
    texts: texts.map((box) => inPixels(box, size, 0)),
    taken: [] as ReturnType<typeof placeNumber>[]
  }
  const part = (from: number, whole: number): string =>
    `${((100 * (from + place.across / 2)) / whole).toFixed(2)}%`
  return (
    <div class={styles.picture} style={`--w:${width};--h:${tall}`}>
      <svg
        role="img"
        aria-label={about === '' ? say.picture(name) : say.marked(name, about)}
        viewBox={`0 0 ${width} ${tall}`}
      >
        {children}
        {boxes.flatMap(({ at, label, tone }) => [
          <rect key={`around ${label}`} class={styles.halo} {...at} />,
          <rect key={label} class={classNames(styles.mark, styles[tone])} {...at} />
        ])}
      </svg>
      {boxes.map(({ at, label, tone }) => {
        // None stands over another.
        const spot = placeNumber(at, place)
        place.taken.push(spot)
        const [left, top] = [part(spot.x, width), part(spot.y, tall)]
        return <Numeral key={label} label={label} tone={tone} at={`left:${left};top:${top}`} />
      })}
    </div>
  )
}

interface NumeralProps {
  label: string
  tone: BoardTone
  at?: string
}

function Numeral({ label, tone, at }: NumeralProps): JSX.Element {
  const hidden = at !== undefined && { 'aria-hidden': true, style: at }
  return (
    <b class={classNames(styles.number, styles[tone])} {...hidden}>
      {label}
    </b>
  )
}

interface CropProps {
  /** Px of the picture. */
  box: { x: number; y: number; width: number; height: number }
  /** None where the text beside it says what it shows. */
  name?: string
  children: ComponentChildren
}

/** A part of a picture. */
export function PictureCrop({ box, name, children }: CropProps): JSX.Element {
  const { x, y, width, height } = box
  return (
    <svg
      class={styles.crop}
      style={`--w:${width};--h:${height}`}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      {children}
    </svg>
  )
}
