import { Button, IconLink16, IconLockLocked16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { idle } from '../kit/timing'
import { useSettings, useTools } from '../tools/use-tools'
import { words } from './words'
import styles from './start-button.module.css'
import { Card } from '../kit/card'
import type { SelectedNode } from '../../bridge'
import type { ErrorData } from '../../errors'
import { FrameHeader } from '../kit/frame-header'

interface Props {
  name?: string
  /** The analysed thing in the spoken language, such as “The picture”. */
  what: string
  /** Shown after the provider's words on privacy, such as that it may be charged. */
  note?: string | null
  disabled?: boolean
  /** Where something else comes first. */
  secondary?: boolean
  run: () => void
}

/** Starts an analysis, and says where the analysed thing goes. */
export function StartButton(props: Props): JSX.Element {
  const { name = words().analyse, what, note, disabled = false, secondary = false, run } = props
  const { errors, provider } = useTools()
  const chosen = provider.value
  useEffect(() => {
    if (chosen.ok) errors.guard(() => idle().then(chosen.provider.warmUp))
  }, [chosen, errors])
  if (!chosen.ok) return <NotSetUp />
  return (
    <div class={styles.start}>
      <Button fullWidth secondary={secondary} disabled={disabled} onClick={run}>
        {name}
      </Button>
      <p class={styles.privacy}>
        <span aria-hidden="true">
          {chosen.provider.sends ? <IconLink16 /> : <IconLockLocked16 />}
        </span>
        {chosen.provider.words.privacy(what)}
        {note && ` ${note}`}
      </p>
    </div>
  )
}

/** The chosen provider cannot be used yet. */
export function NotSetUp(): JSX.Element {
  const { provider, tab } = useTools()
  const [, change] = useSettings()
  const chosen = provider.value
  const isOtherKey = !chosen.ok && chosen.error.code === 'key_of_other_address'
  const actions = [
    { name: words().openSettings, run: () => (tab.value = 'settings'), main: true },
    {
      name: words().notSetUp.useDevice,
      run: () => change({ provider: 'on-device' })
    }
  ]
  return (
    <Card tone="warning" title={words().notSetUp.title} actions={actions}>
      {isOtherKey && <p>{chosen.error.message}</p>}
      <p>{words().notSetUp.ways}</p>
    </Card>
  )
}

interface RefusedProps {
  node: SelectedNode
  refusal: ErrorData
}

/** A layer that cannot be analysed: why, and the frame around it that can. */
export function RefusedNode({ node, refusal }: RefusedProps): JSX.Element {
  const { bridge, errors } = useTools()
  const { alternative } = node
  const select = (id: string) => (): void => errors.guard(() => bridge.selectNode(id))
  const actions = alternative
    ? [{ name: words().select(alternative.name), run: select(alternative.id), main: true }]
    : []
  const title = words().refused
  return (
    <>
      <FrameHeader node={node} />
      <Card tone="warning" role="status" title={title} error={refusal} actions={actions} />
    </>
  )
}
