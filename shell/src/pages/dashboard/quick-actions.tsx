import { ButtonLink, Flex, IconLink, PlusIcon, SearchIcon, SendIcon, useIsPhone } from '@hand-receipt/ui';
import { useRegistry } from '../../app/registry-context';
import { isLoadable } from '../../remotes/not-loaded';

const TRANSFERS = '/transfers';
const INVENTORY = '/inventory';

/** Whether a section that is loaded here has a page at the path. */
function useHasPage(): (path: string) => boolean {
  const loadable = useRegistry().filter(isLoadable);
  return (path) => loadable.some(({ routes }) => routes.some((route) => route.path === path));
}

/** In the page's header on a desktop. */
export function HeaderActions() {
  const hasPage = useHasPage();
  return (
    <>
      {hasPage(INVENTORY) && (
        <ButtonLink to={INVENTORY} icon={<SearchIcon />}>
          Find Item
        </ButtonLink>
      )}
      {hasPage(TRANSFERS) && (
        <>
          <ButtonLink to={TRANSFERS} icon={<SendIcon />}>
            Request Transfer
          </ButtonLink>
          <ButtonLink to={TRANSFERS} variant="primary" icon={<PlusIcon />}>
            New Transfer
          </ButtonLink>
        </>
      )}
    </>
  );
}

/** In the top bar of a phone. */
export function TopBarAction() {
  const hasPage = useHasPage();
  if (!hasPage(TRANSFERS)) return null;
  return <IconLink to={TRANSFERS} label="New Transfer" icon={<PlusIcon size={20} />} size="l" tooltip="" />;
}

/** Two large buttons for the thumb; nothing on a desktop, where the header has them. */
export function PhoneActions() {
  const isPhone = useIsPhone();
  const hasPage = useHasPage();
  if (!isPhone) return null;
  return (
    <Flex gap="2" css={{ '& > *': { flex: 1, paddingInline: '2' } }}>
      {hasPage(TRANSFERS) && (
        <ButtonLink to={TRANSFERS} size="l" variant="primary" icon={<PlusIcon size={18} />}>
          Request Transfer
        </ButtonLink>
      )}
      {hasPage(INVENTORY) && (
        <ButtonLink to={INVENTORY} size="l" icon={<SearchIcon size={18} />}>
          Find Item
        </ButtonLink>
      )}
    </Flex>
  );
}
