import { ButtonLink, Flex, PlusIcon, SearchIcon, SendIcon, useIsPhone } from '@hand-receipt/ui';

/** In the page's header on a desktop. */
export function HeaderActions() {
  return (
    <>
      <ButtonLink to="/inventory" icon={<SearchIcon />}>
        Find Item
      </ButtonLink>
      <ButtonLink to="/transfers" icon={<SendIcon />}>
        Request Transfer
      </ButtonLink>
      <ButtonLink to="/transfers" variant="primary" icon={<PlusIcon />}>
        New Transfer
      </ButtonLink>
    </>
  );
}

/** Two large buttons for the thumb; nothing on a desktop, where the header has them. */
export function PhoneActions() {
  const isPhone = useIsPhone();
  if (!isPhone) return null;
  return (
    <Flex gap="2" css={{ '& > *': { flex: 1, paddingInline: '2' } }}>
      <ButtonLink to="/transfers" size="l" variant="primary" icon={<PlusIcon size={18} />}>
        Request Transfer
      </ButtonLink>
      <ButtonLink to="/inventory" size="l" icon={<SearchIcon size={18} />}>
        Find Item
      </ButtonLink>
    </Flex>
  );
}
