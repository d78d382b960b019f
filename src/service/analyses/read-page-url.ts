import { BadRequest } from '../requests/bad-request'

/**
 * The address of a page in `input.content`, in its usual form. Throws BadRequest for what no page can have.
 * Whether the page is public is seen when it is captured: a name says nothing about its addresses.
 */
export function readPageUrl(content: string): string {
  const { protocol, username, password, href } = new URL(content)
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new BadRequest('input.content: The address of a page starts with https:// or http://.')
  }
  if (username !== '' || password !== '') {
    throw new BadRequest('input.content: Send the address without a user name and password.')
  }
  return href
}
