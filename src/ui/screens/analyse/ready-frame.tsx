import { Button, IconLockLocked16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { SelectedNode } from '../../../bridge'
import { Card } from '../../components/card'
import { idle } from '../../state/idle'
import { usePanel } from '../../state/panel-context'
import { FrameHeader } from './frame-header'
import { MediumSelect } from './medium-select'
import styles from './ready-frame.module.css'

/** A frame without a result: the choices that matter, and the button. */
export function ReadyFrame({ node }: { node: SelectedNode }): JSX.Element {
  const { analyse, canEdit, jobs } = usePanel()
  if (!canEdit) return <ViewOnly node={node} />
  return (
    <>
      <FrameHeader node={node} />
      <MediumSelect node={node} />
      <div class={styles.start}>
        <AnalyseButton disabled={jobs.running.value} run={() => analyse(node)} />
        {jobs.running.value && (
          <p class={styles.note}>One analysis runs at a time; this frame can follow.</p>
        )}
      </div>
    </>
  )
}

interface ButtonProps {
  disabled: boolean
  run: () => void
}

function AnalyseButton({ disabled, run }: ButtonProps): JSX.Element {
  const { errors, provider } = usePanel()
  const chosen = provider.value
  useEffect(() => {
    if (chosen.ok) errors.guard(() => idle().then(chosen.provider.warmUp))
  }, [chosen, errors])
  if (!chosen.ok) return <NotSetUp />
  return (
    <>
      <div class={styles.big}>
        <Button fullWidth disabled={disabled} onClick={run}>
          Analyse
        </Button>
      </div>
      <p class={styles.privacy}>
        <span aria-hidden="true">
          <IconLockLocked16 />
        </span>
        {chosen.provider.words.privacy}
      </p>
    </>
  )
}

function NotSetUp(): JSX.Element {
  const { errors, settings, tab } = usePanel()
  const actions = [
    { name: 'Open Settings', run: () => (tab.value = 'settings'), main: true },
    {
      name: 'Use this device',
      run: () => errors.guard(() => settings.change({ provider: 'on-device' }))
    }
  ]
  return (
    <Card tone="warning" title="The analysis service is not set up" actions={actions}>
      <p>Enter its address and your key in Settings, or analyse on this device without either.</p>
    </Card>
  )
}

function ViewOnly({ node }: { node: SelectedNode }): JSX.Element {
  return (
    <>
      <FrameHeader node={node} />
      <Card role="status" title="You can view this file, not edit it">
        <p>
          This frame has no result yet. Analysing places layers, which needs edit access. Results
          others have made are shown here.
        </p>
      </Card>
    </>
  )
}
