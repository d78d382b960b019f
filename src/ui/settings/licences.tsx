import notice from 'glance:notice'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { unpack } from '../../workers/packed'
import { Fold } from '../kit/fold'
import { useOpenPart } from '../tools/use-open-part'
import { useTools } from '../tools/use-tools'
import { words } from './words'
import styles from './settings.module.css'

/** Whose work Glance is built on, and under which terms: each asks that its notice goes along. */
export function Licences(): JSX.Element {
  const { errors } = useTools()
  const [open, toggle] = useOpenPart('licences')
  const [text, setText] = useState('')
  useEffect(() => {
    if (open) errors.guard(async () => setText(await (await unpack(notice)).text()))
  }, [open, errors])
  return (
    <Fold title={words().licences} open={open} toggle={toggle}>
      <pre class={styles.notice} tabIndex={0} aria-label={words().licences}>
        {text}
      </pre>
    </Fold>
  )
}
