import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Box, BrandMark, Button, type ColorMode, Grid, Label, UiProvider, useColorMode } from '../index';
import { ButtonParts } from './button-parts';
import { ControlParts } from './control-parts';
import { FormParts } from './form-parts';
import { OverlayParts } from './overlay-parts';
import { StateParts } from './state-parts';
import { StatusParts } from './status-parts';
import { SurfaceParts } from './surface-parts';
import { TableParts } from './table-parts';

/** A part of the page in a theme of its own, whatever the page's theme is. */
function ThemePane({ mode, children }: { mode: ColorMode; children: ReactNode }) {
  return (
    <Box className={`chakra-theme ${mode}`} colorScheme={mode} bg="bg" color="fg" p="6" minW="0">
      <Label as="p">{mode}</Label>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="6" mt="4">
        {children}
      </Grid>
    </Box>
  );
}

function AllParts() {
  return (
    <>
      <ButtonParts />
      <StatusParts />
      <SurfaceParts />
      <ControlParts />
      <StateParts />
      <FormParts />
      <TableParts />
      <OverlayParts />
    </>
  );
}

function Page() {
  const { colorMode, toggleColorMode } = useColorMode();
  return (
    <>
      <Box as="header" display="flex" alignItems="center" gap="3" px="6" py="3">
        <BrandMark />
        <Box as="h1" textStyle="h2" flex="1">
          Parts of Hand Receipt
        </Box>
        <Button onClick={toggleColorMode}>Dialogs in {colorMode}</Button>
      </Box>
      <Grid as="main" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <ThemePane mode="light">
          <AllParts />
        </ThemePane>
        <ThemePane mode="dark">
          <AllParts />
        </ThemePane>
      </Grid>
    </>
  );
}

/** The development page: every part in both themes side by side. */
export function Gallery() {
  return (
    <MemoryRouter>
      <UiProvider>
        <Page />
      </UiProvider>
    </MemoryRouter>
  );
}
