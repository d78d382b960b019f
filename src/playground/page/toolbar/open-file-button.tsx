import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { IconButton } from '../controls/icon-button'
import { ACCEPTED_FILES, openFiles } from '../state/open-files'
import { usePage } from '../state/page-context'

export function OpenFileButton(): JSX.Element {
  const page = usePage()
  const input = useRef<HTMLInputElement>(null)
  const choose = (): void => {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    void openFiles(page, files)
  }
  return (
    <>
      <IconButton
        icon="open"
        name="Open a .fig file or a picture"
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        aria-label="File to open"
        tabIndex={-1}
        accept={ACCEPTED_FILES}
        multiple
        onChange={choose}
      />
    </>
  )
}
