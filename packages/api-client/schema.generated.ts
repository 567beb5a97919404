// Written by `pnpm api:description` from packages/contracts/src/routes.
export interface paths {
    "/api/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Amendments that I may see, newest first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listAmendments"];
        put?: never;
        /** @description Report wrong identifying data of items, or propose to amend it. */
        post: operations["createAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One amendment. */
        get: operations["getAmendment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The adjustment report of an amendment.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getAmendmentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments/{id}/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Propose what was reported. */
        post: operations["proposeAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Refuse what was reported or proposed, with a reason. */
        post: operations["refuseAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign an amendment as its second person: all of its lines apply. */
        post: operations["signAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Withdraw what I reported or proposed. */
        post: operations["withdrawAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How many amendments wait for me. */
        get: operations["getAmendmentCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/amendments/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Propose a change of the catalog or of the CIIC codes by which items stop being sensitive. */
        post: operations["proposeRuleChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Sign in with the certificate that the proxy has verified; sets the session cookie.
         *
         *     Needs no sign-in. API tokens are refused.
         */
        post: operations["logInByCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/dev-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Developer sign-in; demo mode only.
         *
         *     Needs no sign-in.
         */
        post: operations["logInAsDeveloper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Sign in; sets the session cookie.
         *
         *     Needs no sign-in.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Sign out; ends the session.
         *
         *     Needs no sign-in.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The signed-in person. */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Sign in with a passkey; sets the session cookie.
         *
         *     Needs no sign-in.
         */
        post: operations["logInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Begin to sign in with a passkey: what my browser asks for, once, within 5 minutes.
         *
         *     Needs no sign-in.
         */
        post: operations["getPasskeySignInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Change my password; signs out everywhere but here.
         *
         *     API tokens are refused.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Whether a one-time link can still be used; using it is another call.
         *
         *     Needs no sign-in. API tokens are refused.
         */
        post: operations["checkPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/provider/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Begin to link a sign-in at the provider to my account: where my browser goes next.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["startProviderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Enter my password again, or use a passkey, before a change to accounts, sessions, tokens or units.
         *
         *     API tokens are refused.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reauthenticate/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description What my browser asks my passkeys for in place of the password, once, within 5 minutes.
         *
         *     API tokens are refused.
         */
        post: operations["getReauthenticationOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Ask for an account; a leader of the unit activates it.
         *
         *     Needs no sign-in. API tokens are refused.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Where I am signed in, this browser first.
         *
         *     API tokens are refused.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * @description Sign out everywhere but here.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["deleteOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Sign one of my browsers out.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Set a password by a one-time link; signs out everywhere.
         *
         *     Needs no sign-in. API tokens are refused.
         */
        post: operations["setPasswordByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Names of the units, for a registration; nothing else of them is told.
         *
         *     Needs no sign-in.
         */
        get: operations["listUnitNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description NSNs of the items that I may see, with what the catalog says of each.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/{nsn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One NSN. */
        get: operations["getCatalogItem"];
        /** @description Say what is known of every item of an NSN, and apply it to them. */
        put: operations["setCatalogItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description When each category is checked. */
        get: operations["listCheckSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-schedules/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Change when a category is checked. */
        put: operations["setCheckSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say how visits of sections went in this browser. */
        post: operations["createClientReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Closings of my book, and those that my unit receives, newest first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listClosings"];
        put?: never;
        /** @description Prepare a closing: these items are to leave the book. */
        post: operations["createClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One closing with all of its lines. */
        get: operations["getClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Cancel a closing that is signed and not completed: the other side did not take the items. */
        post: operations["cancelClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Attach the copy that the other side signed. */
        post: operations["attachClosingCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The paper of a closing.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getClosingPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Refuse a prepared closing, with a reason. */
        post: operations["refuseClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign a closing as its approver. */
        post: operations["signClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Withdraw a closing that I prepared and nobody signed. */
        post: operations["withdrawClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How many closings and gains wait for my signature. */
        get: operations["getClosingCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closings/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Units of this product to which a lateral transfer may go. */
        get: operations["listClosingReceivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/component-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description NSNs of the items that I may see with their component lists, those without a list first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listComponentLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/component-lists/{nsn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The component list of an NSN. */
        get: operations["getComponentList"];
        /** @description Publish the component list of an NSN to all items of it. */
        put: operations["publishComponentList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/component-lists/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Read the components of a list from a file, CSV or .xlsx; nothing is published.
         *
         *     A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["readComponentListFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description What the sign-in screen may know.
         *
         *     Needs no sign-in.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description People I am connected with. */
        get: operations["listConnections"];
        put?: never;
        /** @description Ask a person for a connection, or accept their request. */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description End a connection, or take back my request for one. */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        /** @description Answer a request for a connection. */
        patch: operations["answerConnection"];
        trace?: never;
    };
    "/api/consumables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Consumables of my company.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listConsumables"];
        put?: never;
        /** @description Put a consumable on the list. */
        post: operations["createConsumable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consumables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One consumable. */
        get: operations["getConsumable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Correct what is recorded of a consumable. */
        patch: operations["updateConsumable"];
        trace?: never;
    };
    "/api/consumables/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Issue from the stock of a consumable; it never falls below nothing. */
        post: operations["issueConsumable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consumables/{id}/restock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Add to the stock of a consumable. */
        post: operations["restockConsumable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consumables/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How many consumables my company keeps, and how many want attention. */
        get: operations["getConsumableCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consumables/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Restocks and issues of my company, newest first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listConsumableHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Corrections, newest first. */
        get: operations["listCorrections"];
        put?: never;
        /** @description Correct an event; the original stays. */
        post: operations["createCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Hand-overs and returns that I took part in, or of counters that I read, newest first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listHandovers"];
        put?: never;
        /** @description Hand over the list that the recipient signed; 202 where it waits for their own session. */
        post: operations["createHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One hand-over or return. */
        get: operations["getHandover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers/{id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say that a receipt of mine is right. */
        post: operations["acknowledgeHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign a hand-over that waits for me, as it was shown, in my own session. */
        post: operations["confirmHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Dispute a receipt of mine within 30 days. */
        post: operations["disputeHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers/{id}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The paper of a hand-over or return: DA Form 2062 of an issue, else a receipt.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getHandoverPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Settle a disputed receipt, as a leader who took no part in it. */
        post: operations["settleHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description End a hand-over that waits: as its recipient, for whom it is not right, or as an operator of its counter. */
        post: operations["withdrawHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/handovers/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Check a list before its recipient signs it. */
        post: operations["prepareHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What a code at a counter means: a person or an item. It is not stored. */
        post: operations["readCounterCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Take an item back; 200 where it was returned before. */
        post: operations["returnItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Counters that I operate, set up or read. */
        get: operations["listCounters"];
        put?: never;
        /** @description Set up a counter of a unit. */
        post: operations["createCounter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One counter with its operators and who lets them issue in their name. */
        get: operations["getCounter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Rename a counter, or close it. */
        patch: operations["updateCounter"];
        trace?: never;
    };
    "/api/counters/{id}/authority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Let the operators of a counter issue in my name what I hold, until a day; null withdraws it. */
        put: operations["setCounterAuthority"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who is authorized for which weapon of a counter. */
        get: operations["listCounterAuthorizations"];
        /** @description Authorize people for weapons of a counter, or end it. */
        put: operations["setCounterAuthorizations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/authorizations/gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Stock without a person, people without a weapon, and weapons that left the stock. */
        get: operations["getCounterAuthorizationGaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/authorizations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What a file of authorizations, or the hand receipts of the stock, would change. */
        post: operations["previewCounterAuthorizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The issue log of a counter, the newest first: one line an item, and who took the keys; at most 92 days. */
        get: operations["listCounterLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/log.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The same as CSV, of at most 366 days.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getCounterLogCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/log.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The issue log of a counter on paper, or a blank one to fill in by hand.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getCounterLogPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/operators/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Appoint an operator until a day, by an order, or end the appointment. */
        put: operations["appointCounterOperator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who is out: items of a counter with a person, overdue first. */
        get: operations["getCounterOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/out.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The same as CSV.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getCounterOutCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/out.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Who is out of a counter, on paper.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getCounterOutPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description People, stock, authorizations and what is out, for an open session.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getCounterPack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/room-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Room counts of a counter, newest first; at most 100. */
        get: operations["listCounterRoomCounts"];
        put?: never;
        /** @description Open a room count of a counter that I operate. */
        post: operations["createCounterRoomCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/room-counts/{inventoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description One room count, with what is out and what needs a reason.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getCounterRoomCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/room-counts/{inventoryId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description End a room count; the person who takes the keys signs it. */
        post: operations["closeCounterRoomCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/room-counts/{inventoryId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What the person who takes the keys of a room signs with their passkey. */
        post: operations["prepareRoomCountKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Open a session of mine at a device of a counter. */
        post: operations["openCounterSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/sessions/{sessionId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Close a session of mine. */
        post: operations["closeCounterSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Items that a counter keeps, by name.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listCounterStock"];
        /** @description Add items to what a counter keeps, and remove items from it. */
        put: operations["changeCounterStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counters/{id}/weapon-cards.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Weapon cards of a counter by their numbers, on sheets to cut, within 15 minutes of their issue.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getCounterWeaponCardsPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/da2062/chosen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Who gives and who holds the items chosen for a hand receipt, and which of them I do not see any more.
         *
         *     A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["listReceiptParties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/da2062/generate-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description DA Form 2062 for items that I may see, a form for each giver and holder, as a file or by e-mail.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["generateHandReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/da2062/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description The hand receipts of a holder, of a giver, or of a unit: a form for each giver and holder.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["printHandReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Items by status today, and readiness over the last 30 days from recorded history. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The dashboard's figures. */
        get: operations["getDashboardSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Documents sent to me, by me, or both.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One document with where it has been and what came of it. */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/corrective-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Report what was done about a form back to its sender. */
        post: operations["reportCorrectiveAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/forward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Send a document on to an accepted connection who may see its item. */
        post: operations["forwardDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/inventory-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Every line of the count that an inventory report is about. */
        get: operations["getDocumentInventoryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/inventory-report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The same lines as CSV, with the codes that are on no line.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getDocumentInventoryReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description A document that I sent or received on paper: DA Form 2404 or 5988-E, or the report of an inventory.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description The recipient has read it. */
        put: operations["markDocumentRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/maintenance-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Send a DA 2404 or DA 5988-E to an accepted connection. */
        post: operations["sendMaintenanceForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Notifications and updates as they happen, as server-sent events.
         *
         *     The connection stays open. A comment line arrives at intervals, so that a client knows that it lives.
         *
         *     | event | data | meaning |
         *     | --- | --- | --- |
         *     | `notification` | a Notification | a message for the caller; its number is the `id` of the event |
         *     | `changed` | `{ "scopes": [...] }` | lists of these areas changed: read again what you show of them |
         *     | `deactivated` | `null` | the account was closed; the stream ends |
         *     | `replaced` | `null` | the caller opened more streams than one person may have; this one ends |
         *
         *     A client that connects again sends the header Last-Event-ID and misses no notification. An event of another name may be added: ignore what you do not know.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description My imports, newest first. */
        get: operations["listImports"];
        put?: never;
        /**
         * @description Read and check a file of items, CSV or .xlsx; nothing is entered.
         *
         *     A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One of my imports, and how far it has come. */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** @description Delete an import that was not confirmed. */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which column of one of my imports is which, and what follows from it. */
        get: operations["getImportColumns"];
        /**
         * @description Say which column is which, who the holders are, and have the rows checked again.
         *
         *     A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        put: operations["setImportColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Enter the good rows of an import; asked again, it goes on and enters nothing twice. */
        post: operations["confirmImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Rows of one of my imports, in the order of the file; of warnings, the likeliest mistakes first. */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Correct a row that was not entered yet, and have it checked again. */
        patch: operations["updateImportRow"];
        trace?: never;
    };
    "/api/imports/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Why nothing is imported into the book of my unit now, before a file is prepared. */
        get: operations["getImportFreeze"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Counts that I opened, count in, or answer for, newest first.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listInventories"];
        put?: never;
        /** @description Open a count of sensitive items, or of items that are chosen. */
        post: operations["openInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description One count.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Move the due date of an inventory of a program, or name its team. */
        patch: operations["updatePlannedInventory"];
        trace?: never;
    };
    "/api/inventories/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description End an inventory without a result; what was read stays verified. */
        post: operations["cancelInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description People of my company, for an S4 of the battalion, with the rules that exclude them from this count or its recount. */
        get: operations["listInventoryCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description End a count and send its report to the commander and the person who opened it. */
        post: operations["closeInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say who counts; what a person who leaves the team has read stays. */
        post: operations["nameInventoryCounters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/end-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description End the first count: other people look for each difference. */
        post: operations["endInventoryCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/extras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Codes that were read and are not on this count, newest first; at most 500.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["listInventoryExtras"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/extras/{extraId}/not-here": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say in the recount that an extra code was looked for and is not here. */
        post: operations["markInventoryExtraNotHere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/extras/{extraId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Say what an extra code of a closed inventory turned out to be.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        post: operations["resolveInventoryExtra"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/late-reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Reads that arrived after the count was closed, oldest first.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["listInventoryLateReads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/late-reads/{itemId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Accept a late read for an item that the count did not see: it is found.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        post: operations["acceptInventoryLateRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The items of a count, by name.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listInventoryLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/lines/{itemId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Account for an item of a count by a document, in place of reading it.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        post: operations["setInventoryLineDocument"];
        /**
         * @description Take the document of an item of a count away again.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        delete: operations["deleteInventoryLineDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/lines/{itemId}/not-here": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say in the recount that a line was looked for and is not here. */
        post: operations["markInventoryLineNotHere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Open a planned inventory; its list is drawn from the book now. */
        post: operations["openPlannedInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The report of a closed inventory that I may see, with every line.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getInventoryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Every line of a closed inventory, its extras and waivers as CSV.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getInventoryReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The memorandum of a closed inventory, with every line.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getInventoryReportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/result.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Lines and extras of a closed count, as the event of its closing has their SHA-256.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getInventoryResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Count the item whose code was read. */
        post: operations["scanForInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Sign the report of a closed inventory for the team, as its opener or as a commander.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        post: operations["signInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Skip a planned inventory; its groups join the next month. */
        post: operations["skipPlannedInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/{id}/waive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Waive a rule for a person, with a reason. */
        post: operations["waiveInventoryRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventories/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description People of my company, with the rules that exclude them from a count that is to be opened. */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Find Item: everything I may see, by name, serial number, NSN, LIN, holder or who has it.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["findItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Inventories that programs planned for 12 months, and earlier ones that are not closed, by due date. */
        get: operations["listInventoryCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory-calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One inventory of a program, as the calendar shows it. */
        get: operations["getPlannedInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory-programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Programs of my unit and below that plan inventories, by title. */
        get: operations["listInventoryPrograms"];
        put?: never;
        /** @description Plan the inventories of 12 months. */
        post: operations["createInventoryProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inventory-programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Rename a program, or end it. */
        patch: operations["updateInventoryProgram"];
        trace?: never;
    };
    "/api/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description QR labels of several items, on sheets to cut.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["printLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The whole ledger as one file that anyone can verify without this server.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["exportLedgerBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The newest signed checkpoint (C2SP tlog-checkpoint) and the key that signed it. */
        get: operations["getLedgerCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/consistency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Proof that the tree of `to` events extends the tree of `from` events. */
        get: operations["getConsistencyProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Ledger events as a table for spreadsheets, newest first.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["exportLedgerCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One event by its id, with its exact bytes, its seal and its corrections. */
        get: operations["getLedgerEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Events by their places, with proofs; what is out of my sight is left out. */
        get: operations["getLedgerEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Ledger events, newest first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listLedgerEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/incidents/{seq}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A Commander acknowledges an incident of the ledger: from then on it is a warning. */
        post: operations["acknowledgeLedgerIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/inclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Proof that event `seq` is in the tree of `size` events. */
        get: operations["getInclusionProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/items/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Events of one item, newest first, with proofs; each says how many there are. */
        get: operations["getLedgerItemEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The public keys of this log and the notes by which each authorised the next. */
        get: operations["getLedgerKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Receipts of the caller's own acts after event `after`, oldest first, with proofs. */
        get: operations["getLedgerReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/subtrees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Hashes of the complete subtrees of the first `size` events, largest first. */
        get: operations["getLedgerSubtrees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Events of one transfer that I am a party to, newest first, whether I still see its item or not. */
        get: operations["listTransferEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/verifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A page that verifies an exported bundle, to keep and open from disk without any network. */
        get: operations["getVerifierPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger/witnesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The witnesses of this ledger and what each has signed, for display only. */
        get: operations["getLedgerWitnesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Loss cases that I may see, newest first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listLossCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One loss case; a Soldier sees the facts and their own statement. */
        get: operations["getLossCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Answer whether I have or saw the items of a case for which I was asked. */
        post: operations["answerLossQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Confirm that an item was found by reading its serial number. */
        post: operations["confirmLossItemFound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Record what the authority decided. */
        post: operations["decideLossCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/exhibits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Add an exhibit: chain of custody, inventory report, photo or statement. */
        post: operations["addLossCaseExhibit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/exhibits/{letter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One exhibit of a case; a Soldier sees their own statement alone. */
        get: operations["getLossCaseExhibit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/exhibits/{letter}/strike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Strike an exhibit with a reason; it keeps its letter. */
        post: operations["strikeLossCaseExhibit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Report an item of the case as found: where and when. */
        post: operations["reportLossItemFound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/packet.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The events of a case with what proves them; the verifier reads it with no server.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getLossCasePacketJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/packet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description All of a case in one PDF: facts, search, chain of custody and exhibits.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getLossCasePacketPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Refuse the report that an item was found, with a reason. */
        post: operations["refuseLossItemFound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Record that the papers were submitted: form, inquiry number and day. */
        post: operations["submitLossCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loss-cases/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lost items for which I am asked, newest first. */
        get: operations["listLossCaseQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A letter of mine that the server kept in place of sending it. */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Its attachment.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getMailFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Maintenance items, most urgent first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listMaintenance"];
        put?: never;
        /** @description Report maintenance that an item needs. */
        post: operations["createMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One maintenance item with its timeline. */
        get: operations["getMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Change what is planned, or whether the fault deadlines the item. */
        patch: operations["updateMaintenance"];
        trace?: never;
    };
    "/api/maintenance/{id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Add a part that it needs. */
        post: operations["createMaintenancePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance/{id}/parts/{partId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description The part is not needed. */
        delete: operations["deleteMaintenancePart"];
        options?: never;
        head?: never;
        /** @description A part has come, or comes at another time. */
        patch: operations["updateMaintenancePart"];
        trace?: never;
    };
    "/api/maintenance/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Move it to another status, by MAINTENANCE_MOVES. */
        patch: operations["updateMaintenanceStatus"];
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Notifications raised for me after `since`, oldest first. */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How the server runs: each thing that is watched, its state and what to do. For an Admin. */
        get: operations["getOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/papers/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Whether a printed hand receipt is ours and still says what the property book says.
         *
         *     Needs no sign-in.
         */
        post: operations["checkPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A person, and how much they are responsible for; for themselves and their leaders. */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/clearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The clearance of a person who leaves: its steps, as they stand now. */
        get: operations["getClearance"];
        put?: never;
        /** @description Start clearing a person. */
        post: operations["startClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/clearance/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Stop clearing a person. */
        post: operations["cancelClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/clearance/memorandum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The clearance memorandum: a draft until it is signed, then a registered paper.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getClearanceMemorandum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/clearance/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Let an Admin deactivate a person who is not clear, for 72 hours. */
        post: operations["overrideClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/clearance/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign that a person is clear, as their Supply Sergeant or Commander. */
        post: operations["signClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/clearance/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Tick a step that is done by hand, or take the tick back. */
        post: operations["tickClearanceStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What a person signed for by giver, what they signed down by holder, and their open transfers. */
        get: operations["getPersonHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Me, with figures counted from the records. */
        get: operations["getProfile"];
        /**
         * @description Change my e-mail address and phone number.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Everything kept about me, as a file.
         *
         *     API tokens are refused.
         */
        get: operations["exportProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Signatures in my name, and wrong PINs of the last 90 days.
         *
         *     API tokens are refused.
         */
        get: operations["getProfileSignatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Items of mine, or that I may see.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listProperty"];
        put?: never;
        /** @description Enter an item in the property book. */
        post: operations["createProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Enter or edit several items, each line by itself: what is refused of one undoes none of the others. */
        post: operations["bulkWriteProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property-gone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Items that left my sight since: that moved away, left the book, or that I am no longer offered.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listPropertyGone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property-lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Items that I may see with exactly this serial number or UII, now or before an amendment. */
        get: operations["lookUpProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One item. */
        get: operations["getProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Edit category, location, description or classification of an item, or fill in its NSN, LIN or UII. */
        patch: operations["updateProperty"];
        trace?: never;
    };
    "/api/property/{id}/calibrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Record a calibration of an item; answers its version, and all that were recorded, the newest first. */
        post: operations["recordCalibration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/component-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Record how many of the components of an item are on hand, and how many of those are damaged. */
        put: operations["countPropertyComponents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Replace the components (BII/COEI) of an item. */
        put: operations["setPropertyComponents"];
        /** @description Add a component (BII/COEI) to an item. */
        post: operations["addPropertyComponent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/components/{componentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Remove a component from an item. */
        delete: operations["deletePropertyComponent"];
        options?: never;
        head?: never;
        /** @description Edit a component of an item. */
        patch: operations["updatePropertyComponent"];
        trace?: never;
    };
    "/api/property/{id}/components/{componentId}/present": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A component was seen: missing or damaged, it is present now. */
        post: operations["markPropertyComponentPresent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/gain/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The paper of how an item came into the book.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getPropertyGainPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/gain/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign for a found item as its approver. */
        post: operations["signPropertyGain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description QR label of an item, as a picture.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getPropertyLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/label/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description QR label of an item, on a page of its size.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getPropertyLabelPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/mounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Mount an item on another one of the same holder; answers what it is mounted on. */
        post: operations["mountProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/mounts/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Take an item off the one that it is mounted on; answers the latter. */
        delete: operations["unmountProperty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Photos of an item, the oldest first; each is read at its address. */
        get: operations["listPropertyPhotos"];
        put?: never;
        /** @description Add a photo that I uploaded to an item; answers all photos of the item. */
        post: operations["addPropertyPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/photos/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Remove a photo that I added from an item, or any as its book keeper; answers those that are left. */
        delete: operations["removePropertyPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ask the holder to give an item back. */
        post: operations["recallProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/reinstatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Put an item that left back into my book, with its id and its whole history. */
        post: operations["reinstateProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/returned-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say that I brought an item back to the counter; nothing moves. */
        post: operations["claimPropertyReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Change the status of an item. */
        patch: operations["updatePropertyStatus"];
        trace?: never;
    };
    "/api/property/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Record that the item was seen and its serial number read. */
        post: operations["verifyProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/bulk/classification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Set the CIIC or the sensitive mark of several items, each by itself. */
        post: operations["bulkClassifyProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/bulk/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Edit location, category or description of several items, each by itself. */
        post: operations["bulkEditProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/bulk/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ask several items back, in one request for each holder. */
        post: operations["bulkRecallProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/bulk/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Change the status of several items, each by itself. */
        post: operations["bulkUpdatePropertyStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/bulk/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Offer several items that I hold to one person, each by itself. */
        post: operations["bulkCreateTransfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How many items I hold and have signed down, nobody holds, my unit has, I may see, and I have without having signed for them. */
        get: operations["getPropertyCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description All items that match, as CSV.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["exportProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/gains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Found items of my unit and those below that nobody has signed for, oldest first. */
        get: operations["listUnsignedGains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who holds the items of my unit, and how many each. */
        get: operations["listPropertyHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Ids of all items that match, in the order of the list: at most SELECTION_LIMIT of them. */
        get: operations["getPropertyIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The commonest locations of items that I may see, to choose from as one types. */
        get: operations["listPropertyLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/near-misses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Items that I may see whose serial number is easily mistaken for this one. */
        get: operations["listPropertyNearMisses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property/scanned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The item that a scanned code means: a label of ours, a mark of MIL-STD-130, or a serial number. */
        get: operations["findScannedProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Comparisons of the property books that I keep, newest first. */
        get: operations["listReconciliations"];
        put?: never;
        /** @description Compare a file that was read for comparison with the property book of my unit. */
        post: operations["createReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One comparison. */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliations/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Close a comparison whose rows are all settled or noted. */
        post: operations["closeReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliations/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Rows of a comparison. */
        get: operations["listReconciliationLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliations/{id}/lines/{line}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Note why a row is as it is; null takes the note away. */
        put: operations["setReconciliationLineNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reconciliations/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The comparison on paper, for the property book officer.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getReconciliationPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Digests of the program that this server serves.
         *
         *     Needs no sign-in.
         */
        get: operations["getRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sections of the product: releases, signatures, rules, slots and errors. For an Admin or a Commander. */
        get: operations["getSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sections/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * @description Switch a section off or on, give a release to some people or to everyone, or roll it back.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        patch: operations["updateSection"];
        trace?: never;
    };
    "/api/sections/{name}/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Use a staged release in this browser, for at most 8 hours.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["useSectionRelease"];
        /**
         * @description Stop using another release in this browser.
         *
         *     API tokens are refused.
         */
        delete: operations["stopSectionOverride"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensitive-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Sensitive items that I may see.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listSensitiveItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensitive-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description One sensitive item.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getSensitiveItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensitive-items/{id}/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description When one item was seen, newest first.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listVerificationsOfSensitiveItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensitive-items/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Counts of sensitive items by category. */
        get: operations["listSensitiveItemCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensitive-items/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Verify the item of mine whose code was read, outside any count. */
        post: operations["scanSensitiveItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensitive-items/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Counts of sensitive items. */
        get: operations["getSensitiveItemSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sensitive-items/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description When sensitive items that I may see were seen, newest first.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listSensitiveItemVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description My settings. */
        get: operations["getSettings"];
        /** @description Change my settings. */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description My passkeys, the oldest first.
         *
         *     API tokens are refused.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * @description Add the passkey that my security key answered with.
         *
         *     API tokens are refused.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Remove a passkey of mine; what it signed stays.
         *
         *     API tokens are refused.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Begin to add a passkey: what my browser asks a security key for, once, within 5 minutes.
         *
         *     API tokens are refused.
         */
        post: operations["getPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Set or change my PIN.
         *
         *     API tokens are refused.
         */
        put: operations["setPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/pin/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Lock sensitive items in this browser, before the time of my PIN is over.
         *
         *     API tokens are refused.
         */
        post: operations["lockSensitiveItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/pin/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Take my PIN away, and with it the asking for it.
         *
         *     API tokens are refused.
         */
        post: operations["removePin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/pin/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Unlock sensitive items by my PIN, or by my password where I forgot it.
         *
         *     API tokens are refused.
         */
        post: operations["verifyPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description New recovery codes, this once; the earlier ones open nothing any more.
         *
         *     API tokens are refused.
         */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Set my settings back to how they began; the PIN stays. */
        post: operations["resetSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Whether I have an authenticator app, recovery codes and passkeys.
         *
         *     API tokens are refused.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Set up the authenticator app whose first code this is; answers its recovery codes, this once.
         *
         *     API tokens are refused.
         */
        post: operations["addTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/totp/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Begin to set up an authenticator app, in place of any other once its first code was entered.
         *
         *     API tokens are refused.
         */
        post: operations["getTotpOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Remove my authenticator app and its recovery codes.
         *
         *     API tokens are refused.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shortages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Shortages of components: of items that I may see, and those that I answer for; newest first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listShortages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shortages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Enter the order or other document of a shortage, or end it by one. */
        patch: operations["updateShortage"];
        trace?: never;
    };
    "/api/shortages/annex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The shortage annex of what a person holds.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getShortageAnnex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/si-board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sensitive items by unit and check, of my unit and those below. */
        get: operations["getSiBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/si-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Sensitive items reports of my unit and those below, newest first.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it. The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listSiReports"];
        put?: never;
        /** @description Report a unit UP or RED at a check, or correct its report. */
        post: operations["createSiReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/identities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Remove an identity; sessions that began with it end.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["deleteSignInIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description What claims of the provider mean for new accounts; for an Admin.
         *
         *     API tokens are refused.
         */
        get: operations["listSignInRules"];
        put?: never;
        /**
         * @description Add a rule for accounts that are made at a first sign-in.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["createSignInRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Remove a rule; accounts that it has made stay as they are.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["deleteSignInRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Identities that belong to no account yet, newest first; for an Admin.
         *
         *     API tokens are refused.
         */
        get: operations["listSignInWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Changes of command that I may see, newest first.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listSuccessions"];
        put?: never;
        /** @description Open a change of command, as a draft. */
        post: operations["createSuccession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One change of command with its plan, preparation, differences and signatures. */
        get: operations["getSuccession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Acknowledge that my hand receipt is now from the incoming person. */
        post: operations["acknowledgeSuccessionReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Fix the lines and freeze custody of the set. */
        post: operations["activateSuccession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/appoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Appoint who signs in place of an absent outgoing person, as an Admin. */
        post: operations["appointSuccessionSigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Cancel a change of command that is not signed. */
        post: operations["cancelSuccession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/differences/{differenceId}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Agree to how a difference was resolved, as the incoming person. */
        post: operations["agreeToSuccessionDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/differences/{differenceId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Resolve a difference by an act or a document. */
        post: operations["resolveSuccessionDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/let-through": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Let items be transferred once in the freeze, with a reason. */
        post: operations["letThroughFreeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The items of the set. The reader sees no serial number that they have not read.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listSuccessionLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/lines/{itemId}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Count the components of an item that was read, as its reader or recorder. */
        put: operations["countSuccessionLineComponents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/lines/{itemId}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Mark an item that cannot be read or was not found, or what differs about it. */
        post: operations["markSuccessionLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Write a remark, an extension, a paper on hand, or the document of a lost item. */
        post: operations["addSuccessionNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/packet.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The same as JSON, with what proves it; the verifier reads it with no server.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getSuccessionPacketJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/packet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The packet of a signing as PDF; before it a draft.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getSuccessionPacketPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Say which sections are included, and on which day each is counted. */
        put: operations["setSuccessionPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Remind of what the preparation waits for, or send a maintenance form on to the incoming person. */
        post: operations["prepareSuccession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Tell every sub-hand receipt holder of the plan. */
        post: operations["publishSuccession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description What was read in the count, newest first, each with what the book had.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listSuccessionReadings"];
        put?: never;
        /** @description Read a serial number, as the reader of the section. */
        post: operations["createSuccessionReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/sections/{number}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Say who records in the count of a section. */
        post: operations["nameSectionRecorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign the set, as one side. */
        post: operations["signSuccession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/successions/{id}/signatures/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Withdraw my signature before the other side signs. */
        delete: operations["withdrawSuccessionSignature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/temporary-receipts/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign, in my own session, the extension or conversion of a temporary receipt of mine. */
        post: operations["confirmTemporaryReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/temporary-receipts/{id}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Make a hand receipt of a temporary receipt, as its recipient signed; 202 where it waits for them. */
        post: operations["convertTemporaryReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/temporary-receipts/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Extend a temporary receipt, as its recipient signed; 202 where it waits for their own session. */
        post: operations["extendTemporaryReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/temporary-receipts/{id}/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What the recipient of a temporary receipt signs to extend or convert it. */
        post: operations["prepareTemporaryReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description My API tokens, newest first.
         *
         *     API tokens are refused.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * @description Create an API token for the header Authorization: Bearer. The response is the only one that contains it.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Revoke a token.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer-requests/{id}/da2062": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description DA Form 2062 of all accepted lines of a request that I may see.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getTransferBatchHandReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Transfers to me, from me, or both.
         *
         *     The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listTransfers"];
        put?: never;
        /** @description Offer an item that I hold to another person. */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One transfer that I am a party to. */
        get: operations["getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The sender takes back an offer that nobody answered. */
        post: operations["cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The person above the giver agrees to a sign-over, or says no, which cancels it. */
        post: operations["consentToTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/da2062": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description DA Form 2062 of a transfer that I may see.
         *
         *     A person whose sensitive items are locked by a PIN gets 403 `pin-needed` until they enter it.
         */
        get: operations["getTransferHandReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/recall-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The holder says what became of a recalled item; custody does not move. */
        post: operations["answerTransferRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description The recipient's answer: 'Approved' or 'Rejected'. */
        patch: operations["decideTransfer"];
        trace?: never;
    };
    "/api/transfers/asks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Open requests for items that I hold, or my own requests. */
        get: operations["listTransferRequests"];
        put?: never;
        /** @description Request an item from its holder by serial number. The response is the same if there is no such item. */
        post: operations["createTransferRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/asks/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The holder keeps the item. */
        post: operations["declineTransferRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/asks/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The holder offers the item to the requester. */
        post: operations["offerForTransferRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/asks/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The requester no longer wants the item. */
        post: operations["withdrawTransferRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The recipient's answers to several transfers, each by itself. */
        post: operations["decideTransfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the recipients of pending transfers sign for; others are left out. */
        get: operations["listTransferSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unit-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Settings of a unit, each with the value that holds for it. */
        get: operations["listUnitSettings"];
        /** @description Change a setting of a unit. */
        put: operations["updateUnitSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The units of my company, each after its parent.
         *
         *     API tokens are refused.
         */
        get: operations["listUnits"];
        put?: never;
        /**
         * @description Add a unit.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["createUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Remove a unit that has no people, property or units.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["deleteUnit"];
        options?: never;
        head?: never;
        /**
         * @description Rename a unit, or move it with all below it.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        patch: operations["updateUnit"];
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Upload photos (JPEG, PNG or WebP) or PDFs, each a file part of the form.
         *
         *     A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["uploadFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A photo or PDF of mine, or of a record that I may see. */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /** @description Take back a photo of mine that no document carries. */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The people of my company, by name.
         *
         *     API tokens are refused. The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * @description Make an account; its first password is set by a one-time link.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description One person's account.
         *
         *     API tokens are refused.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * @description Edit a person's name, rank, unit and particulars.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/users/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Let a person sign in.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["activateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/block-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Sign a person out everywhere and refuse their sign-in; status and custody stay as they are.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["blockUserSignIn"];
        /**
         * @description Let a person sign in again.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["allowUserSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Deactivate a person who is cleared: end their sessions and cancel their open transfers.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/deactivation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The effect of deactivating a person on the items that they signed for.
         *
         *     API tokens are refused.
         */
        get: operations["getUserDeactivation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Make a one-time link by which a person sets a new password.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["createUserPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/remove-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Remove the authenticator app and the passkeys of a person who lost them; signs them out everywhere.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["removeUserSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * @description Change a person's role.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        put: operations["setUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Sign a person out everywhere.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["deleteUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description How a person signs in; for themselves and an Admin.
         *
         *     API tokens are refused.
         */
        get: operations["getUserSignIn"];
        put?: never;
        /**
         * @description Link an identity that waits, or a certificate, to an account.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["createUserSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description People I may hand an item to, connections first. */
        get: operations["listRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/database": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Does the ledger hold? Re-hashes stored bytes and folds events against the tables. */
        get: operations["verifyDatabase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The last check that was really made, by whichever process; checks nothing itself. */
        get: operations["getLastVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Start a check in the background, or join the one that runs.
         *
         *     A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["startVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How far a check in the background is, and its verdict. */
        get: operations["getVerificationRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weapon-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Issue new weapon cards for items of a counter; the cards that were issued before are void. */
        post: operations["printWeaponCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Deliveries of the last 30 days, newest first. For an Admin.
         *
         *     API tokens are refused. The list comes page by page: X-Next-Cursor of a response is `cursor` of the next request.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Webhooks with how their deliveries go. For an Admin.
         *
         *     API tokens are refused.
         */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * @description Send events of the ledger to a program. The response is the only one that contains the secret.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Remove a webhook with everything that waits for it.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * @description Change a webhook, or switch it off or on.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/webhooks/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Send a dead delivery again, or all of them.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["resendWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Replace the secret. The response is the only one that contains the new one.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes.
         */
        post: operations["replaceWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Send a test now and answer how it went. It is sent once.
         *
         *     API tokens are refused. The password must have been entered within 10 minutes. A retry with the same Idempotency-Key may do it again, which does no harm.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddComponentBody: {
            arc?: ("N" | "D" | "X") | null;
            kind?: ("BII" | "COEI" | "AAL") | null;
            /** Format: name */
            name: string;
            notes?: string | null;
            nsn?: string | null;
            quantity: number;
            required?: boolean;
            serialNumber?: string | null;
            /** @enum {string} */
            status?: "present" | "missing" | "damaged";
            ui?: string | null;
            version?: number;
        };
        AddItemPhotoBody: {
            caption?: string | null;
            /** @enum {string} */
            kind: "item" | "data-plate" | "condition";
            uploadId: string;
        };
        AddPasskeyBody: {
            /** Format: name */
            name: string;
            registration: components["schemas"]["PasskeyRegistration"];
        };
        Amendment: {
            /** Format: date-time */
            created_at: string;
            document_number: string | null;
            end_reason: string | null;
            ended_at: string | null;
            ended_by: components["schemas"]["Person"] | null;
            id: string;
            /** @enum {string} */
            kind: "data" | "downgrade";
            lines: components["schemas"]["AmendmentLine"][];
            may: {
                propose: boolean;
                refuse: boolean;
                sign: boolean;
                withdraw: boolean;
            };
            photos: {
                address: string;
                uploadId: string;
            }[];
            proposed_by: components["schemas"]["Person"] | null;
            reason: string;
            reported_by: components["schemas"]["Person"] | null;
            rule: {
                items: number;
                nsn: string | null;
                values: {
                    from: string | null;
                    label: string;
                    to: string | null;
                }[];
            } | null;
            signatures: components["schemas"]["Signature"][];
            /** @enum {string} */
            state: "reported" | "proposed" | "signed" | "refused" | "withdrawn";
            unit: {
                id: string;
                name: string;
            };
            warnings: string[];
        };
        AmendmentLine: {
            /** @enum {string} */
            field: "serial_number" | "nsn" | "lin" | "uii" | "name" | "category" | "ciic" | "sensitive_mark" | "is_sensitive";
            from: string | null;
            item: components["schemas"]["NearMiss"];
            to: string | null;
        };
        AnswerBody: {
            /** @enum {string} */
            answer: "not-with-me" | "i-have-it" | "i-saw-it";
            seenAt?: string | null;
            seenWhere?: string | null;
        };
        ApiToken: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            id: string;
            lastUsedAt: string | null;
            name: string;
            /** @enum {string} */
            scope: "read" | "read-write";
        };
        AppConfig: {
            demo: {
                password: string;
                username: string;
            } | null;
            serverTime: string;
            signIn: {
                certificate: boolean;
                password: boolean;
                provider: string | null;
            };
            unitName: string;
        };
        AppointOperatorBody: {
            orderReference?: string | null;
            until: string | null;
        };
        AssertionOptions: {
            allowCredentials: {
                id: string;
                transports: string[];
                /** @enum {string} */
                type: "public-key";
            }[];
            challenge: string;
            rpId: string;
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
        };
        AuthorizationGaps: {
            left: {
                card_number: string | null;
                item: components["schemas"]["NearMiss"];
                person: components["schemas"]["Person"];
                /** Format: date-time */
                until: string;
            }[];
            people: components["schemas"]["Person"][];
            stock: {
                item: components["schemas"]["NearMiss"];
                rack: string | null;
            }[];
        };
        AuthorizationPreview: {
            lines: {
                /** @enum {string} */
                change: "authorize" | "same" | "refused";
                item: components["schemas"]["NearMiss"] | null;
                line: number | null;
                message: string | null;
                person: components["schemas"]["Person"] | null;
            }[];
        };
        AuthorizationPreviewBody: {
            text?: string | null;
        };
        AuthorizationsBody: {
            entries: {
                itemId: string;
                userId: string | null;
            }[];
        };
        BulkAnswer: {
            done: number;
            refused: number;
            results: components["schemas"]["BulkResult"][];
        };
        BulkEditBody: {
            /** @enum {string} */
            category?: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            description?: string | null;
            ids: string[];
            location?: string | null;
        };
        BulkLine: {
            amend?: {
                [key: string]: unknown;
            };
            create?: {
                [key: string]: unknown;
            };
            id?: string;
            version?: number;
        };
        BulkLineResult: {
            fields?: {
                [key: string]: string;
            };
            id: string | null;
            line: number;
            message: string | null;
            /** @enum {string} */
            outcome: "created" | "amended" | "refused";
            version: number | null;
        };
        BulkLinesAnswer: {
            done: number;
            refused: number;
            results: components["schemas"]["BulkLineResult"][];
        };
        BulkRecallAnswer: {
            done: number;
            refused: number;
            request_ids: string[];
            results: components["schemas"]["BulkResult"][];
        };
        BulkResult: {
            id: string;
            message: string | null;
            ok: boolean;
            transfer_id: string | null;
        };
        CalendarInventory: {
            cancelReason: string | null;
            closedAt: string | null;
            counted: number | null;
            counters: components["schemas"]["Person"][];
            /** Format: date-time */
            dueAt: string;
            groups: {
                items: number;
                key: string;
            }[];
            id: string;
            items: number;
            /** @enum {string} */
            kind: "cyclic" | "sensitive";
            may: {
                change: boolean;
                open: boolean;
                skip: boolean;
            };
            missing: number | null;
            month: string;
            needsCounter: boolean;
            programId: string;
            /** @enum {string} */
            state: "planned" | "open" | "recount" | "closed" | "cancelled";
            title: string;
            unit: string;
            version: number;
        };
        Calibration: {
            /** Format: date-time */
            at: string;
            byName: string;
            certificate: string | null;
            doneOn: string;
            id: string;
            nextDue: string;
            notes: string | null;
            photos: {
                address: string;
                uploadId: string;
            }[];
            recordedBy: string;
            /** @enum {string} */
            result: "passed" | "limited" | "failed";
            voidedBy: string | null;
            voids: string | null;
        };
        CalibrationInfo: {
            calibrationIntervalDays: number;
            history: {
                date: string;
                notes: string;
            }[];
            lastCalibrationDate: string | null;
            nextCalibrationDueDate: string | null;
            notes: string | null;
            /** @enum {string} */
            status: "current" | "due-soon";
        };
        CapturedMail: {
            /** Format: date-time */
            at: string;
            body: string;
            file: string;
            fileName: string;
            id: string;
            recipients: string[];
            subject: string;
        };
        CareerMetrics: {
            accountabilityPercent: number | null;
            checksInTimePercent: number | null;
            itemsHeld: number;
            itemsSignedDown: number;
            readinessPercent: number | null;
            transfersApprovedPercent: number | null;
            transfersCompleted: number;
            valueManaged: number;
            verificationsDone: number;
        };
        CatalogBody: {
            calibration_days?: number | null;
            ciic?: string | null;
            lin?: string | null;
            name?: string | null;
            /** @enum {string} */
            sensitive_mark?: "by-code" | "yes" | "no";
            unit_of_issue?: string | null;
            version: number;
        };
        CatalogItem: {
            calibration_days: number | null;
            ciic: string | null;
            items: number;
            lin: string | null;
            name: string | null;
            nsn: string;
            sensitive_items: number;
            /** @enum {string} */
            sensitive_mark: "by-code" | "yes" | "no";
            unit_of_issue: string | null;
            version: number;
        };
        ChangePasswordBody: {
            currentPassword: string;
            newPassword: string;
            revokeTokens?: boolean;
        };
        ChangePlannedBody: {
            counters?: components["schemas"]["PrepareKeysBody"][];
            /** Format: date-time */
            dueAt?: string;
            /** Format: text */
            reason?: string;
            version: number;
        };
        ChangeProgramBody: {
            /** @constant */
            active?: false;
            /** Format: name */
            title?: string;
            version: number;
        };
        ChangeSectionBody: {
            /** @enum {string} */
            act: "switch-off" | "switch-on" | "canary" | "stop-canary" | "promote" | "roll-back";
            audience?: components["schemas"]["SectionAudience"];
            digest?: string;
            hidden?: boolean;
            /** Format: text */
            reason?: string;
        };
        ChangeWebhookBody: {
            eventTypes?: ("ITEM CREATED" | "ITEM UPDATED" | "ITEM AMENDED" | "ITEM CLASSIFIED" | "ITEM LEFT" | "ITEM REINSTATED" | "GAIN SIGNED" | "STATUS CHANGE" | "COMPONENTS UPDATED" | "COMPONENTS COUNTED" | "COMPONENT LIST PUBLISHED" | "SHORTAGE" | "CALIBRATION RECORDED" | "TRANSFER REQUESTED" | "TRANSFER APPROVED" | "TRANSFER REJECTED" | "TRANSFER CANCELLED" | "RECALL REQUESTED" | "RECALL ANSWERED" | "SIGN-OVER AGREED" | "SUPERIOR REPLACED" | "LINK REPLACED" | "POSSESSION" | "TEMPORARY RECEIPT" | "HAND-OVER" | "AUTHORIZATION" | "VERIFICATION" | "NOT SEEN" | "FOUND" | "MAINTENANCE" | "DOCUMENT SENT" | "USER" | "CORRECTION" | "LEDGER KEY" | "KEY ROTATION" | "RECORDS FOUND" | "LEDGER INCIDENT" | "INCIDENT ACKNOWLEDGED" | "UNIT" | "INVENTORY OPENED" | "INVENTORY CLOSED" | "INVENTORY" | "AMENDMENT" | "BOOK RECONCILED" | "CLOSING" | "LOSS CASE" | "SI REPORT" | "SUCCESSION" | "PAPER" | "SETTING CHANGED" | "SECTION CHANGED" | "SECTION OVERRIDDEN" | "WEBHOOK CHANGED")[] | null;
            isEnabled?: boolean;
            /** Format: name */
            name?: string;
            unitId?: string | null;
            url?: string;
        };
        CheckedLine: {
            giver: components["schemas"]["Person"] | null;
            item: components["schemas"]["CounterItem"];
            line: number;
            message: string | null;
            needs_reason: boolean;
            /** @enum {string} */
            verdict: "ok" | "warning" | "refused";
        };
        CheckSchedule: {
            /** @enum {string} */
            category: "weapon" | "optics" | "communication" | "crypto" | "other";
            changedAt: string | null;
            changedBy: components["schemas"]["Person"] | null;
            citation: string | null;
            dueTimes: string[];
            /** @enum {string} */
            frequency: "daily" | "weekly" | "monthly";
            graceMinutes: number;
            monthDay: number | null;
            version: number;
            weekday: number | null;
        };
        CheckScheduleBody: {
            citation: string | null;
            dueTimes: string[];
            /** @enum {string} */
            frequency: "daily" | "weekly" | "monthly";
            graceMinutes: number;
            monthDay: number | null;
            version: number;
            weekday: number | null;
        };
        Clearance: {
            cancelled_at: string | null;
            cancelled_by: components["schemas"]["Person"] | null;
            days_left: number;
            id: string;
            /** Format: date */
            leaves_on: string;
            /** Format: date-time */
            opened_at: string;
            opened_by: components["schemas"]["Person"];
            override: {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Person"];
                holds: boolean;
                reason: string;
                /** Format: date-time */
                until: string;
            } | null;
            reopened_at: string | null;
            signed_at: string | null;
            signed_by: components["schemas"]["Person"] | null;
            /** @enum {string} */
            state: "open" | "cleared" | "overridden" | "cancelled";
        };
        ClearanceStep: {
            by_hand: boolean;
            clear: boolean;
            count: number;
            done_at: string | null;
            done_by: components["schemas"]["Person"] | null;
            entries: {
                id: string;
                name: string;
                path: string;
                serial_number: string | null;
            }[];
            key: string;
            title: string;
        };
        ClientReport: {
            digest: string;
            /** @enum {string} */
            outcome: "loaded" | "unavailable";
            remote: string;
            /** Format: text */
            words?: string;
        };
        CloseRoomCountBody: {
            keysTo?: {
                /** Format: name */
                device: string;
                passkey?: {
                    assertion: components["schemas"]["PasskeyAssertion"];
                    challenge: string;
                    contentHash: string;
                };
                pin?: string;
                userId: string;
            };
            /** Format: text */
            notes?: string;
            reasons?: {
                itemId: string;
                /** Format: text */
                reason: string;
            }[];
        };
        Closing: {
            completed_at: string | null;
            condition_code: string | null;
            copy: {
                address: string;
                /** Format: date-time */
                at: string;
                receivedByName: string | null;
                receivedOn: string | null;
                uploadId: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            document_number: string;
            ended_at: string | null;
            ended_by: components["schemas"]["Person"] | null;
            ended_reason: string | null;
            id: string;
            items: number;
            /** @enum {string} */
            kind: "turn-in" | "lateral" | "loss" | "book-error";
            lines: components["schemas"]["ClosingLine"][];
            may: {
                cancel: boolean;
                copy: boolean;
                refuse: boolean;
                sign: boolean;
                withdraw: boolean;
            };
            prepared_by: components["schemas"]["Person"];
            reason: string | null;
            receiving_activity: string | null;
            receiving_unit: {
                id: string;
                name: string;
            } | null;
            signatures: components["schemas"]["Signature"][];
            signed_at: string | null;
            signed_by: components["schemas"]["Person"] | null;
            /** @enum {string} */
            state: "prepared" | "signed" | "completed" | "refused" | "withdrawn" | "cancelled";
            unit: {
                id: string;
                name: string;
            };
        };
        ClosingCopyBody: {
            receivedByName?: string | null;
            receivedOn?: string | null;
            uploadId?: string | null;
        };
        ClosingLine: {
            entered: boolean;
            holder: string | null;
            holder_now?: string | null;
            item: components["schemas"]["NearMiss"];
            lin: string | null;
            nsn: string | null;
            shortages: string[];
            visible: boolean;
        };
        CommitHandOverBody: {
            actAt?: string | null;
            challenge: string;
            confirmation: components["schemas"]["CounterConfirmation"];
            contentHash: string;
            draftId: string;
            dueAt?: string | null;
            lines: {
                itemId: string;
                reason?: string | null;
            }[];
            /** @enum {string} */
            mode: "draw" | "issue" | "temporary";
            purpose?: string | null;
            recipientId: string;
            sessionId: string;
        };
        Component: {
            arc: ("N" | "D" | "X") | null;
            damaged: number;
            id: string;
            kind: ("BII" | "COEI" | "AAL") | null;
            /** Format: name */
            name: string;
            notes: string | null;
            nsn: string | null;
            onHand: number | null;
            onList: boolean;
            quantity: number;
            required: boolean;
            serialNumber: string | null;
            short: number;
            /** @enum {string} */
            status: "present" | "missing" | "damaged";
            ui: string | null;
        };
        ComponentCountBody: {
            componentId: string;
            damaged: number;
            onHand: number;
        };
        ComponentList: {
            items: number;
            lines: components["schemas"]["ComponentListLine"][];
            name: string | null;
            nsn: string;
            published_at: string | null;
            published_by: components["schemas"]["Person"] | null;
            /** Format: date-time */
            read_at: string;
            tm_date: string | null;
            tm_number: string | null;
            version: number;
        };
        ComponentListLine: {
            arc: ("N" | "D" | "X") | null;
            /** @enum {string} */
            kind: "BII" | "COEI" | "AAL";
            /** Format: name */
            name: string;
            nsn: string | null;
            quantity: number;
            required: boolean;
            ui: string | null;
        };
        ComponentListSummary: {
            items: number;
            line_count: number;
            name: string | null;
            nsn: string;
            published_at: string | null;
            published_by: components["schemas"]["Person"] | null;
            tm_date: string | null;
            tm_number: string | null;
            version: number;
        };
        ConfirmHandOverBody: {
            contentHash: string;
        };
        Connection: {
            connectedUser: components["schemas"]["Person"];
            /** @enum {string} */
            connectionStatus: "accepted" | "pending" | "refused";
            /** @enum {string} */
            direction: "incoming" | "outgoing";
            id: string;
        };
        Consumable: {
            /** @enum {string} */
            category: "Batteries" | "Field Supplies" | "Cleaning Supplies" | "Medical Supplies" | "POL" | "Office Supplies";
            currentQuantity: number;
            expirationDate: string | null;
            id: string;
            lastRestockDate: string | null;
            location: string | null;
            minimumQuantity: number;
            name: string;
            notes: string | null;
            nsn: string | null;
            /** @enum {string} */
            unit: "each" | "box" | "bottle" | "pack" | "gallon" | "quart" | "ream";
            version: number;
        };
        ConsumptionEntry: {
            balance: number;
            /** Format: date-time */
            date: string;
            id: string;
            issuedBy: string;
            issuedTo: string | null;
            itemId: string;
            itemName: string;
            /** @enum {string} */
            kind: "restock" | "issue";
            notes: string | null;
            quantity: number;
        };
        ConvertBody: {
            challenge: string;
            confirmation: components["schemas"]["CounterConfirmation"];
            contentHash: string;
            sessionId: string;
        };
        CorrectionEvent: {
            correctingUserId: string;
            /** Format: date-time */
            correctionTimestamp: string;
            /** @constant */
            damaged?: true;
            eventId: string;
            ledgerSequenceNumber: number | null;
            ledgerTransactionId: string | null;
            originalEventId: string;
            originalEventType: string;
            reason: string;
        };
        CorrectiveAction: {
            action: string;
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Person"];
            id: string;
            /** @enum {string} */
            outcome: "corrected" | "parts-ordered" | "referred" | "deferred" | "no-fault-found";
        };
        CountComponentsBody: {
            counts: components["schemas"]["ComponentCountBody"][];
            version: number;
        };
        Counter: {
            closed_at: string | null;
            id: string;
            /** @enum {string} */
            kind: "arms-room" | "supply";
            may: {
                appoint: boolean;
                operate: boolean;
                read: boolean;
                setUp: boolean;
            };
            name: string;
            out: number;
            stock: number;
            unit: {
                id: string;
                name: string;
            };
        };
        CounterAuthorization: {
            card_number: string | null;
            item: components["schemas"]["NearMiss"];
            person: components["schemas"]["Person"];
            rack: string | null;
            /** Format: date-time */
            since: string;
        };
        CounterConfirmation: {
            assertion?: components["schemas"]["PasskeyAssertion"];
            /** @enum {string} */
            method: "own-session" | "pin-on-device" | "passkey-on-device";
            pin?: string;
        };
        CounterDetail: {
            authorities: {
                holder: components["schemas"]["Person"];
                /** Format: date-time */
                since: string;
                /** Format: date-time */
                until: string;
            }[];
            closed_at: string | null;
            id: string;
            /** @enum {string} */
            kind: "arms-room" | "supply";
            may: {
                appoint: boolean;
                operate: boolean;
                read: boolean;
                setUp: boolean;
            };
            name: string;
            operators: {
                order_reference: string;
                person: components["schemas"]["Person"];
                set_by: components["schemas"]["Person"];
                /** Format: date-time */
                since: string;
                /** Format: date-time */
                until: string;
            }[];
            out: number;
            stock: number;
            unacknowledged: number;
            unit: {
                id: string;
                name: string;
            };
        };
        CounterItem: {
            authorized: components["schemas"]["Person"] | null;
            components: components["schemas"]["Component"][];
            /** @enum {string} */
            current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            holder: components["schemas"]["Person"] | null;
            id: string;
            in_stock: boolean;
            is_sensitive: boolean;
            mounted: components["schemas"]["NearMiss"][];
            name: string;
            nsn: string | null;
            possession: components["schemas"]["Possession"];
            rack: string | null;
            serial_number: string;
        };
        CounterPack: {
            authorizations: components["schemas"]["CounterAuthorization"][];
            counter: components["schemas"]["Counter"];
            out: components["schemas"]["OutEntry"][];
            people: {
                /** @enum {string} */
                counter_pin: "none" | "not-ready" | "off" | "waits" | "ready";
                counter_ready: boolean;
                counter_refusal: string | null;
                deactivated?: boolean;
                firstName: string;
                id: string;
                lastName: string;
                name: string;
                position: string | null;
                /** @enum {string} */
                rank: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
                sharesName: boolean;
                unit: string;
            }[];
            session: components["schemas"]["CounterSession"];
            stock: components["schemas"]["CounterItem"][];
        };
        CounterReadBody: {
            /** Format: text */
            code: string;
            /** @enum {string} */
            mode?: "draw" | "issue" | "temporary";
            recipientId?: string | null;
            sessionId: string;
        };
        CounterReading: {
            expected: components["schemas"]["CounterItem"][];
            item: components["schemas"]["CounterItem"] | null;
            items: components["schemas"]["NearMiss"][];
            /** @enum {string} */
            kind: "person" | "item" | "candidates" | "unknown";
            message: string | null;
            people: components["schemas"]["Recipient"][];
            person: components["schemas"]["Recipient"] | null;
            refusal: string | null;
        };
        CounterSession: {
            closed_at: string | null;
            counter: {
                id: string;
                name: string;
                unit: string;
            };
            device_name: string;
            id: string;
            /** Format: date-time */
            opened_at: string;
            operator: components["schemas"]["Person"];
        };
        CounterStockBody: {
            add?: {
                itemId: string;
                rack?: string | null;
            }[];
            remove?: string[];
        };
        CreateAmendmentBody: {
            documentNumber?: string | null;
            lines: {
                /** @enum {string} */
                field: "serial_number" | "nsn" | "lin" | "uii" | "name" | "category" | "ciic" | "sensitive_mark";
                itemId: string;
                to: string | null;
            }[];
            proof?: components["schemas"]["SignatureProof"];
            /** Format: text */
            reason: string;
            report?: boolean;
            uploadIds?: string[];
        };
        CreateClosingBody: {
            conditionCode?: string | null;
            copyUploadId?: string | null;
            /** Format: text */
            documentNumber: string;
            itemIds: string[];
            /** @enum {string} */
            kind: "turn-in" | "lateral" | "loss" | "book-error";
            proof: components["schemas"]["SignatureProof"];
            reason?: string | null;
            receivingActivity?: string | null;
            receivingUnitId?: string | null;
        };
        CreateConsumableBody: {
            /** @enum {string} */
            category: "Batteries" | "Field Supplies" | "Cleaning Supplies" | "Medical Supplies" | "POL" | "Office Supplies";
            currentQuantity: number;
            expirationDate?: string | null;
            lastRestockDate?: string | null;
            location?: string | null;
            minimumQuantity: number;
            /** Format: name */
            name: string;
            notes?: string | null;
            nsn?: string | null;
            /** @enum {string} */
            unit: "each" | "box" | "bottle" | "pack" | "gallon" | "quart" | "ream";
        };
        CreateCounterBody: {
            /** @enum {string} */
            kind: "arms-room" | "supply";
            /** Format: name */
            name: string;
            unitId: string;
        };
        CreateMaintenanceBody: {
            assignedTo?: string | null;
            deadlined?: boolean;
            /** Format: text */
            description: string;
            documentId?: string;
            estimatedCompletionTime?: string | null;
            /** @enum {string} */
            maintenanceType: "scheduled" | "corrective" | "preventive" | "emergency";
            notes?: string | null;
            parts?: components["schemas"]["NewPartBody"][];
            /** @enum {string} */
            priority: "medium" | "high" | "critical";
            propertyId: string;
            scheduledDate?: string | null;
            /** @enum {string} */
            symbol?: "X" | "circled X" | "-" | "/";
            tmItem?: string | null;
        };
        CreatePropertyBody: {
            assigned_to_user_id?: string | null;
            /** @enum {string} */
            category?: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            ciic?: string | null;
            current_status?: string;
            description?: string | null;
            gain?: components["schemas"]["GainBody"];
            lin?: string | null;
            location?: string | null;
            /** Format: name */
            name: string;
            nsn?: string | null;
            property_model_id?: string | null;
            /** @enum {string} */
            sensitive_mark?: "by-code" | "yes" | "no";
            /** Format: text */
            serial_number: string;
            uii?: string | null;
        };
        CreateSignInRuleBody: {
            activates: boolean;
            /** Format: text */
            claim: string;
            role: ("Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier") | null;
            unitId: string | null;
            /** Format: text */
            value: string;
        };
        CreateSuccessionBody: {
            fromUserId: string;
            giverUserId?: string | null;
            /** @enum {string} */
            kind: "primary" | "sub";
            ordersRef?: string | null;
            /** Format: text */
            reason: string;
            rolesPass?: boolean;
            /** Format: date */
            startsOn: string;
            toUserId: string;
        };
        CreateTokenBody: {
            expiresInDays?: number;
            /** Format: name */
            name: string;
            /** @enum {string} */
            scope?: "read" | "read-write";
        };
        CreateTransferBody: {
            includeComponents?: boolean;
            mounted?: string[] | null;
            notes?: string | null;
            propertyId: string;
            signOver?: boolean;
            toUserId: string;
        };
        CreateTransferRequestBody: {
            notes?: string | null;
            /** Format: text */
            serialNumber: string;
        };
        CreateUnitBody: {
            /** @enum {string} */
            kind: "battalion" | "company" | "platoon" | "squad";
            /** Format: name */
            name: string;
            parentId: string | null;
        };
        CreateUserBody: {
            commandStart?: string | null;
            /** Format: email */
            email: string;
            /** Format: name */
            firstName: string;
            /** Format: name */
            lastName: string;
            phone?: string | null;
            position?: string | null;
            /** @enum {string} */
            rank: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
            /** @enum {string} */
            role: "Admin" | "Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier";
            serviceStart?: string | null;
            unitId: string;
            username: string;
        };
        CreateWebhookBody: {
            eventTypes: ("ITEM CREATED" | "ITEM UPDATED" | "ITEM AMENDED" | "ITEM CLASSIFIED" | "ITEM LEFT" | "ITEM REINSTATED" | "GAIN SIGNED" | "STATUS CHANGE" | "COMPONENTS UPDATED" | "COMPONENTS COUNTED" | "COMPONENT LIST PUBLISHED" | "SHORTAGE" | "CALIBRATION RECORDED" | "TRANSFER REQUESTED" | "TRANSFER APPROVED" | "TRANSFER REJECTED" | "TRANSFER CANCELLED" | "RECALL REQUESTED" | "RECALL ANSWERED" | "SIGN-OVER AGREED" | "SUPERIOR REPLACED" | "LINK REPLACED" | "POSSESSION" | "TEMPORARY RECEIPT" | "HAND-OVER" | "AUTHORIZATION" | "VERIFICATION" | "NOT SEEN" | "FOUND" | "MAINTENANCE" | "DOCUMENT SENT" | "USER" | "CORRECTION" | "LEDGER KEY" | "KEY ROTATION" | "RECORDS FOUND" | "LEDGER INCIDENT" | "INCIDENT ACKNOWLEDGED" | "UNIT" | "INVENTORY OPENED" | "INVENTORY CLOSED" | "INVENTORY" | "AMENDMENT" | "BOOK RECONCILED" | "CLOSING" | "LOSS CASE" | "SI REPORT" | "SUCCESSION" | "PAPER" | "SETTING CHANGED" | "SECTION CHANGED" | "SECTION OVERRIDDEN" | "WEBHOOK CHANGED")[] | null;
            /** Format: name */
            name: string;
            unitId: string | null;
            url: string;
        };
        CustodyLink: {
            label: string;
            /** Format: date-time */
            since: string;
            user: components["schemas"]["Person"] | null;
        };
        DashboardSummary: {
            byCategory: ({
                category: string;
            } & components["schemas"]["Readiness"])[];
            dailyChecks: {
                /** Format: date-time */
                due: string;
                label: string;
                /** @enum {string} */
                status: "Completed" | "Pending" | "Overdue" | "Scheduled";
            }[];
            maintenance: {
                inProgress: number;
                scheduled: number;
            };
            missingInCount: number;
            needMyDecision: number;
            pendingTransfers: number;
            readiness: components["schemas"]["Readiness"];
            sensitive: components["schemas"]["SensitiveSummary"];
            signedDown: number;
            totalInventory: number;
            transfersLast7Days: number;
            unassigned: number;
            unit: string;
        };
        DeactivationPreview: {
            held: number;
            message: string;
            openTransfers: number;
            refusal: string | null;
            sensitiveHeld: number;
            signedDown: number;
            signedIn: number;
        };
        DecideLossBody: {
            /** Format: text */
            authority: string;
            /** Format: date */
            decidedOn: string;
            /** @enum {string} */
            decision: "relief" | "liability";
            /** Format: text */
            documentNumber: string;
            version?: number;
        };
        DecisionResult: {
            id: string;
            message: string | null;
            ok: boolean;
            sheet: components["schemas"]["TransferSheet"] | null;
            transfer: components["schemas"]["Transfer"] | null;
        };
        DecisionsAnswer: {
            done: number;
            refused: number;
            results: components["schemas"]["DecisionResult"][];
        };
        DirectoryUser: {
            id: string;
            lastLogin: string | null;
            may: ("edit" | "change-role" | "activate" | "deactivate" | "reset-password" | "end-sessions" | "block-sign-in" | "allow-sign-in" | "remove-second-factor")[];
            name: string;
            /** @enum {string} */
            rank: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
            /** @enum {string} */
            role: "Admin" | "Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier";
            signInBlocked: boolean;
            /** @enum {string} */
            status: "Active" | "Inactive" | "Pending";
            unit: string;
        };
        Document: {
            attachments: string;
            description: string | null;
            formData: string;
            id: string;
            /** @enum {string} */
            outcome?: "corrected" | "parts-ordered" | "referred" | "deferred" | "no-fault-found";
            recipient: components["schemas"]["Person"];
            sender: components["schemas"]["Person"];
            /** Format: date-time */
            sentAt: string;
            /** @enum {string} */
            status: "unread" | "read";
            subtype: string | null;
            title: string;
            type: string;
        };
        DocumentDetails: {
            answers: string | null;
            attachments: string;
            chain: {
                from: components["schemas"]["Person"];
                id: string;
                note: string | null;
                /** Format: date-time */
                sentAt: string;
                to: components["schemas"]["Person"];
            }[];
            correctiveActions: components["schemas"]["CorrectiveAction"][];
            description: string | null;
            formData: string;
            id: string;
            itemId: string | null;
            maintenanceId: string | null;
            mayReport: boolean;
            /** @enum {string} */
            outcome?: "corrected" | "parts-ordered" | "referred" | "deferred" | "no-fault-found";
            recipient: components["schemas"]["Person"];
            sender: components["schemas"]["Person"];
            /** Format: date-time */
            sentAt: string;
            /** @enum {string} */
            status: "unread" | "read";
            subtype: string | null;
            title: string;
            type: string;
        };
        EditComponentBody: {
            arc?: ("N" | "D" | "X") | null;
            kind?: ("BII" | "COEI" | "AAL") | null;
            /** Format: name */
            name?: string;
            notes?: string | null;
            nsn?: string | null;
            quantity?: number;
            required?: boolean;
            serialNumber?: string | null;
            /** @enum {string} */
            status?: "present" | "missing" | "damaged";
            ui?: string | null;
            version?: number;
        };
        EditConsumableBody: {
            /** @enum {string} */
            category?: "Batteries" | "Field Supplies" | "Cleaning Supplies" | "Medical Supplies" | "POL" | "Office Supplies";
            expirationDate?: string | null;
            location?: string | null;
            minimumQuantity?: number;
            /** Format: name */
            name?: string;
            notes?: string | null;
            nsn?: string | null;
            /** @enum {string} */
            unit?: "each" | "box" | "bottle" | "pack" | "gallon" | "quart" | "ream";
            version?: number;
        };
        EditCounterBody: {
            closed?: boolean;
            /** Format: name */
            name?: string;
        };
        EditMaintenanceBody: {
            assignedTo?: string | null;
            deadlined?: boolean;
            /** Format: text */
            description?: string;
            estimatedCompletionTime?: string | null;
            notes?: string | null;
            /** @enum {string} */
            priority?: "medium" | "high" | "critical";
            scheduledDate?: string | null;
            /** @enum {string} */
            symbol?: "X" | "circled X" | "-" | "/";
            tmItem?: string | null;
            version: number;
        };
        EditProfileBody: {
            /** Format: email */
            email?: string;
            phone?: string | null;
        };
        EditPropertyBody: {
            /** @enum {string} */
            category?: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            ciic?: string | null;
            description?: string | null;
            lin?: string | null;
            location?: string | null;
            nsn?: string | null;
            /** @enum {string} */
            sensitive_mark?: "by-code" | "yes" | "no";
            uii?: string | null;
            version?: number;
        };
        EditShortageBody: {
            documentDate?: string | null;
            documentNumber?: string | null;
            /** @constant */
            ended?: true;
            /** Format: text */
            reason?: string;
        };
        EditUnitBody: {
            /** Format: name */
            name?: string;
            parentId?: string | null;
        };
        EditUserBody: {
            commandStart?: string | null;
            /** Format: email */
            email?: string;
            /** Format: name */
            firstName?: string;
            /** Format: name */
            lastName?: string;
            phone?: string | null;
            position?: string | null;
            /** @enum {string} */
            rank?: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
            serviceStart?: string | null;
            unitId?: string;
        };
        Error: {
            error: string;
            fields?: {
                [key: string]: string;
            };
            message: string;
            present?: {
                [key: string]: unknown;
            };
            requestId: string;
        };
        EventEvidence: {
            body: string;
            eventId: string;
            leafHash: string;
            proof: string[] | null;
            seq: number;
        };
        Evidence: {
            events: components["schemas"]["EventEvidence"][];
            size: number;
        };
        ExhibitBody: {
            inventoryId?: string | null;
            /** @enum {string} */
            kind: "custody" | "inventory" | "photo" | "statement";
            text?: string | null;
            title?: string | null;
            uploadId?: string | null;
        };
        ExtendBody: {
            challenge: string;
            confirmation: components["schemas"]["CounterConfirmation"];
            contentHash: string;
            /** Format: date-time */
            dueAt: string;
            sessionId: string;
        };
        Finding: {
            code: string;
            itemId?: string;
            message: string;
            record?: {
                id: string;
                kind: string;
            };
            seq?: number;
        };
        FormFault: {
            /** Format: text */
            description?: string;
            maintenanceId?: string | null;
            /** @enum {string} */
            symbol: "X" | "circled X" | "-" | "/";
            /** Format: text */
            tmItem: string;
        };
        FormPerson: {
            id?: string;
            name?: string;
            phone?: string;
            rank?: string;
            title?: string;
        };
        FormUnit: {
            dodaac?: string;
            location?: string;
            stockNumber?: string;
            unitName?: string;
        };
        FoundBody: {
            /** Format: date-time */
            foundAt: string;
            itemId: string;
            status?: string;
            uploadId?: string | null;
            /** Format: text */
            where: string;
        };
        FoundProperty: {
            assigned_date: string | null;
            assigned_to: components["schemas"]["Person"] | null;
            assigned_to_user_id: string | null;
            attached_components: {
                componentProperty: components["schemas"]["NearMiss"];
                position: string;
            }[];
            calibration_info: components["schemas"]["CalibrationInfo"] | null;
            /** @enum {string} */
            category: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            chain: components["schemas"]["CustodyLink"][];
            ciic: string | null;
            closing: {
                document_number: string;
                id: string;
                /** @enum {string} */
                kind: "turn-in" | "lateral" | "loss" | "book-error";
                signed_at: string | null;
                /** @enum {string} */
                state: "prepared" | "signed" | "completed" | "refused" | "withdrawn" | "cancelled";
            } | null;
            components: components["schemas"]["Component"][];
            /** @enum {string} */
            current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            description: string | null;
            disputed?: string | null;
            former_serials: string[];
            /** @enum {string} */
            found_by: "serial-number" | "uii" | "former-serial-number" | "former-uii";
            id: string;
            is_component: boolean;
            is_sensitive: boolean;
            left_at: string | null;
            lin: string | null;
            location: string | null;
            missing?: components["schemas"]["Missing"];
            name: string;
            nsn: string | null;
            open_transfer: {
                id: string;
                is_recall: boolean;
                to: string;
            } | null;
            parent_item_id: string | null;
            possession?: components["schemas"]["Possession"];
            property_model_id: string | null;
            requires_calibration: boolean;
            security_level: ("controlled" | "classified" | "secret" | "top-secret") | null;
            /** @enum {string} */
            sensitive_mark: "by-code" | "yes" | "no";
            serial_number: string;
            unit_of_issue: string | null;
            version: number;
        };
        GainBody: {
            documentNumber?: string | null;
            from?: string | null;
            /** @enum {string} */
            kind: "opening" | "issue" | "lateral-in" | "found-on-installation" | "other";
            uploadIds?: string[];
        };
        GenerateDa2062Body: {
            from_user?: components["schemas"]["FormPerson"] | null;
            group_by_category?: boolean;
            include_qr_codes?: boolean;
            property_ids: string[];
            recipients?: string[];
            send_email?: boolean;
            to_user?: components["schemas"]["FormPerson"] | null;
            unit_info?: components["schemas"]["FormUnit"] | null;
        };
        HandOver: {
            acknowledged_at: string | null;
            /** Format: date-time */
            act_at: string;
            changes: {
                /** @enum {string} */
                act: "extend" | "convert";
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                method: "own-session" | "pin-on-device" | "passkey-on-device";
            }[];
            components?: {
                components: {
                    damaged: number;
                    name: string;
                    onHand: number | null;
                    quantity: number;
                    required: boolean;
                }[];
                line: number;
            }[];
            content_hash: string;
            counter: {
                id: string;
                name: string;
                unit: string;
            };
            device: string;
            dispute_reason: string | null;
            disputed_at: string | null;
            draft_id: string | null;
            due_at: string | null;
            id: string;
            lines: {
                giver: components["schemas"]["Person"] | null;
                is_sensitive: boolean;
                item: components["schemas"]["NearMiss"];
                left_at: string | null;
                line: number;
                mounted_on: string | null;
                reason: string | null;
                returned_at: string | null;
                transfer_id: string | null;
            }[];
            may: {
                acknowledge: boolean;
                confirm: boolean;
                confirmChange: boolean;
                dispute: boolean;
                extend: boolean;
                settle: boolean;
                withdraw: boolean;
            };
            method: ("own-session" | "pin-on-device" | "passkey-on-device") | null;
            /** @enum {string} */
            mode: "draw" | "issue" | "temporary" | "return";
            operator: components["schemas"]["Person"];
            purpose: string | null;
            recipient: components["schemas"]["Recipient"];
            recorded_at: string | null;
            settled_at: string | null;
            settled_by: components["schemas"]["Person"] | null;
            settled_note: string | null;
            settlers?: components["schemas"]["Person"][];
            shortages?: {
                id: string;
                line: number;
                name: string;
                quantity: number;
            }[];
            /** @enum {string} */
            state: "waiting" | "lapsed" | "recorded" | "acknowledged" | "disputed" | "settled";
            to_sign?: {
                content_hash: string;
                lines: {
                    item: {
                        components: components["schemas"]["Component"][];
                        /** @enum {string} */
                        current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
                        id: string;
                        mounted: components["schemas"]["NearMiss"][];
                        name: string;
                        serial_number: string;
                    };
                    line: number;
                }[];
            };
            waiting_change: {
                /** @enum {string} */
                act: "extend" | "convert";
                content_hash: string;
                due_at: string | null;
                operator: components["schemas"]["Person"];
                /** Format: date-time */
                waits_until: string;
            } | null;
            waits_until: string | null;
            withdrawn_by: components["schemas"]["Person"] | null;
        };
        HandReceipt: {
            book: string | null;
            giver: components["schemas"]["Person"] | null;
            holder: components["schemas"]["Person"];
            items: {
                /** @enum {string} */
                current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
                id: string;
                is_sensitive: boolean;
                missing?: components["schemas"]["Missing"];
                name: string;
                serial_number: string;
                /** Format: date-time */
                since: string;
            }[];
            last_printed: {
                /** Format: date-time */
                at: string;
                edition: number;
                is_current: boolean;
            } | null;
            number: string | null;
        };
        Holdings: {
            received: components["schemas"]["HandReceipt"][];
            signed_down: components["schemas"]["HandReceipt"][];
            temporary?: {
                /** @enum {string} */
                basis: "draw" | "temporary";
                due_at: string | null;
                handover_id: string | null;
                id: string;
                is_sensitive: boolean;
                name: string;
                serial_number: string;
                signed_by: components["schemas"]["Person"] | null;
                /** Format: date-time */
                since: string;
            }[];
            transfers: components["schemas"]["Transfer"][];
        };
        ImportColumn: {
            field: ("name" | "serial_number" | "nsn" | "lin" | "uii" | "ciic" | "sensitive_mark" | "category" | "current_status" | "location" | "description" | "unit_of_issue" | "quantity" | "holder") | null;
            first_values: string[];
            heading: string;
            known: ("heading" | "saved") | null;
        };
        ImportColumns: {
            columns: components["schemas"]["ImportColumn"][];
            first_row: components["schemas"]["ImportRow"] | null;
            holders: components["schemas"]["ImportHolder"][];
            saved_as: string | null;
            unclassified: components["schemas"]["UnclassifiedNsn"][];
        };
        ImportedItem: {
            /** @enum {string} */
            category?: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            ciic?: string;
            /** @enum {string} */
            current_status?: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            description?: string;
            holder?: string;
            lin?: string;
            location?: string;
            name?: string;
            nsn?: string;
            /** @enum {string} */
            sensitive_mark?: "by-code" | "yes" | "no";
            serial_number?: string;
            uii?: string;
            unit_of_issue?: string;
        };
        ImportHolder: {
            confirmed: boolean;
            is_me: boolean;
            person: components["schemas"]["Person"] | null;
            rows: number;
            value: string;
        };
        ImportProblem: {
            column: string | null;
            message: string;
        };
        ImportRow: {
            item: components["schemas"]["ImportedItem"];
            item_id: string | null;
            line: number;
            problems: components["schemas"]["ImportProblem"][];
            /** @enum {string} */
            state: "ready" | "wrong" | "written" | "refused";
            values: {
                category?: string;
                ciic?: string;
                current_status?: string;
                description?: string;
                holder?: string;
                lin?: string;
                location?: string;
                name?: string;
                nsn?: string;
                quantity?: string;
                sensitive_mark?: string;
                serial_number?: string;
                uii?: string;
                unit_of_issue?: string;
            };
            warnings: components["schemas"]["ImportWarning"][];
        };
        ImportWarning: {
            column: string | null;
            /** @enum {string} */
            kind?: "look-alike" | "transposed";
            message: string;
        };
        IncidentAcknowledgement: {
            /** Format: date-time */
            acknowledgedAt: string;
            acknowledgedBy: string;
            incidentSeq: number;
            reason: string;
        };
        InventoryCandidate: {
            company?: string;
            mayWaive?: boolean;
            person: components["schemas"]["Person"];
            reasons: {
                /** @enum {string} */
                rule: "notHolder" | "notArmorer" | "notTwice" | "minRank" | "recount";
                words: string;
            }[];
        };
        InventoryExtra: {
            /** Format: date-time */
            at: string;
            by: string;
            code: string;
            id: string;
            inRecount?: boolean;
            note?: string;
            notHere?: {
                /** Format: date-time */
                at: string;
                by: string;
            };
            photos?: string[];
            /** Format: date-time */
            readAgainAt?: string;
            recount?: {
                /** Format: date-time */
                at: string;
                by: string;
            };
            resolved?: {
                /** @enum {string} */
                as: "other-unit" | "typing-error" | "found-on-installation" | "not-army-property";
                /** Format: date-time */
                at: string;
                by: string;
                note: string | null;
            };
            /** @enum {string} */
            result: "not-mine" | "not-on-the-books" | "near-miss";
        };
        InventoryItem: {
            /** @enum {string} */
            category: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            /** @enum {string} */
            current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            former_serials: string[];
            holder: components["schemas"]["Person"] | null;
            id: string;
            left: {
                /** Format: date-time */
                at: string;
                document_number: string;
                /** @enum {string} */
                kind: "turn-in" | "lateral" | "loss" | "book-error";
            } | null;
            lin: string | null;
            location: string | null;
            matched: ("name" | "serial" | "former-serial" | "near-serial" | "nsn" | "lin" | "uii" | "holder" | "with")[];
            missing?: components["schemas"]["Missing"];
            name: string;
            nsn: string | null;
            possession?: components["schemas"]["Possession"];
            serial_number: string;
        };
        InventoryLine: {
            /** @enum {string} */
            category: "weapon" | "optics" | "communication" | "crypto" | "other";
            countedAt: string | null;
            countedBy: string | null;
            document?: components["schemas"]["LineDocument"];
            holder: components["schemas"]["Person"] | null;
            id: string;
            /** Format: date-time */
            leftAt?: string;
            location?: string | null;
            name: string;
            notHere?: {
                /** Format: date-time */
                at: string;
                by: string;
            };
            possession?: components["schemas"]["Possession"];
            serialNumber: string | null;
        };
        InventoryProgram: {
            active: boolean;
            /** @enum {string} */
            cadence: "monthly" | "quarterly";
            firstMonth: string;
            id: string;
            /** @enum {string} */
            kind: "cyclic" | "sensitive";
            mayChange: boolean;
            title: string;
            unit: string;
            unitId: string;
            version: number;
        };
        InventoryProgress: {
            byDocument?: number;
            counted: number;
            expected: number;
            extra: number;
            left?: number;
            missing: number;
            nearMiss?: number;
        };
        InventoryReason: {
            /** Format: text */
            reason: string;
        };
        InventoryReport: {
            extras: components["schemas"]["InventoryExtra"][];
            inventory: {
                cancelReason?: string | null;
                category: ("weapon" | "optics" | "communication" | "crypto" | "other") | null;
                citation?: string | null;
                closedAt: string | null;
                closedBy: components["schemas"]["Person"] | null;
                counters: components["schemas"]["Person"][];
                holder: components["schemas"]["Person"] | null;
                id: string;
                keys?: {
                    /** Format: date-time */
                    at: string;
                    person: components["schemas"]["Person"];
                } | null;
                /** @enum {string} */
                kind?: "sensitive" | "own" | "change" | "room" | "cyclic" | "chosen";
                memorandumFor?: string;
                noRecountReason?: string | null;
                notes: string | null;
                /** Format: date-time */
                openedAt: string;
                openedBy: components["schemas"]["Person"];
                opens?: boolean;
                progress: components["schemas"]["InventoryProgress"];
                recountAt?: string | null;
                recountBy?: components["schemas"]["Person"] | null;
                resultDigest?: string | null;
                rules?: {
                    blind: boolean;
                    minRank: ("PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN") | null;
                    notArmorer: boolean;
                    notHolder: boolean;
                    notTwice?: boolean;
                    recount: boolean;
                } | null;
                signatures?: {
                    /** Format: date-time */
                    at: string;
                    /** @enum {string} */
                    part: "team" | "opener" | "commander";
                    person: components["schemas"]["Person"];
                }[];
                signers?: {
                    /** @enum {string} */
                    part: "team" | "opener" | "commander";
                    person: components["schemas"]["Person"];
                }[];
                /** @enum {string} */
                state?: "planned" | "open" | "recount" | "closed" | "cancelled";
                title: string;
                unit: string | null;
                waivers?: components["schemas"]["InventoryWaiver"][];
            };
            lateReads?: {
                acceptedAt: string | null;
                acceptedBy: string | null;
                /** Format: date-time */
                at: string;
                by: string;
                code: string;
                deviceAt: string | null;
                item: components["schemas"]["ScannedItem"] | null;
            }[];
            lines: {
                countedAt: string | null;
                countedBy: string | null;
                document?: components["schemas"]["LineDocument"];
                group?: string;
                holder: string | null;
                id: string;
                inRecount?: boolean;
                /** Format: date-time */
                leftAt?: string;
                lin?: string | null;
                lossCase?: string;
                name: string;
                note?: string;
                notHere?: {
                    /** Format: date-time */
                    at: string;
                    by: string;
                };
                nsn?: string | null;
                reason?: string;
                serialNumber: string;
            }[];
            nearMisses: components["schemas"]["InventoryExtra"][];
        };
        InventoryWaiver: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Person"];
            person: components["schemas"]["Person"];
            reason: string;
            /** @enum {string} */
            rule: "notHolder" | "notArmorer" | "notTwice" | "minRank";
        };
        ItemPhoto: {
            address: string;
            /** Format: date-time */
            at: string;
            by: string;
            caption: string | null;
            /** @enum {string} */
            kind: "item" | "data-plate" | "condition";
            mayRemove: boolean;
            uploadId: string;
        };
        KeptCounts: {
            components: {
                damaged: number;
                name: string;
                on_hand: number;
                quantity: number;
            }[];
            /** Format: date-time */
            counted_at: string;
            counted_by: components["schemas"]["Person"];
            holder: components["schemas"]["Person"] | null;
            id: string;
            name: string;
            serial_number: string;
        };
        LateRead: {
            acceptedAt: string | null;
            acceptedBy: string | null;
            /** Format: date-time */
            at: string;
            by: string;
            code: string;
            deviceAt: string | null;
            item: components["schemas"]["ScannedItem"] | null;
            mayAccept: boolean;
        };
        LedgerCheckpoint: {
            note: string;
            origin: string;
            recorded: number;
            recordedAt: string | null;
            root: string;
            sealedAt: string | null;
            size: number;
            verifierKey: string;
            witnessed: {
                note: string;
                root: string;
                size: number;
            } | null;
        };
        LedgerEvent: {
            /** @constant */
            damaged?: true;
            details: {
                [key: string]: unknown;
            };
            eventId: string;
            eventType: string;
            itemId: string | null;
            leafHash: string;
            sealed: boolean;
            seq: number;
            /** Format: date-time */
            timestamp: string;
            userId: string;
            userName: string;
        };
        LedgerEventDetails: {
            body: string | null;
            correctedBy: {
                eventId: string;
                seq: number;
            }[];
            corrects: {
                eventId: string;
                seq: number;
            } | null;
            /** @constant */
            damaged?: true;
            details: {
                [key: string]: unknown;
            };
            eventId: string;
            eventType: string;
            itemCount: number | null;
            itemId: string | null;
            itemPrevSeq: number | null;
            leafHash: string;
            sealed: boolean;
            sealedBy: {
                /** Format: date-time */
                sealedAt: string;
                size: number;
            } | null;
            seq: number;
            /** Format: date-time */
            timestamp: string;
            userId: string;
            userName: string;
        };
        LedgerKeys: {
            firstKey: string;
            origin: string;
            rotations: {
                authorisation: string;
                seq: number;
            }[];
            verifierKey: string;
        };
        LineComponentsBody: {
            counts: components["schemas"]["ComponentCountBody"][];
        };
        LineDocument: {
            /** Format: date-time */
            at: string;
            by: string;
            note: string;
            number: string;
        };
        LineDocumentBody: {
            /** Format: text */
            note: string;
            /** Format: text */
            number: string;
        };
        LineMarkBody: {
            /** @enum {string} */
            mark: "by-document" | "not-readable" | "not-found" | "confirm-not-found" | "condition" | "data-differs";
            /** @enum {string} */
            status?: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            text?: string | null;
            uploadId?: string | null;
        };
        LinkIdentityBody: {
            /** Format: text */
            certificate?: string;
            identityId?: string;
        };
        ListFileRow: {
            arc: string;
            kind: string;
            name: string;
            nsn: string;
            quantity: string;
            required: string;
            ui: string;
        };
        LogEntry: {
            card_number: string | null;
            due_at: string | null;
            handover_id: string;
            in_at: string | null;
            in_by: components["schemas"]["Person"] | null;
            in_recorded_at: string | null;
            in_state: ("waiting" | "lapsed" | "recorded" | "acknowledged" | "disputed" | "settled") | null;
            is_sensitive: boolean;
            item: components["schemas"]["NearMiss"];
            /** @constant */
            kind: "item";
            left_at: string | null;
            /** @enum {string} */
            method: "own-session" | "pin-on-device" | "passkey-on-device";
            /** @enum {string} */
            mode: "draw" | "issue" | "temporary";
            operator: components["schemas"]["Person"];
            /** Format: date-time */
            out_at: string;
            person: components["schemas"]["Person"];
            reason: string | null;
            /** Format: date-time */
            recorded_at: string;
            return_id: string | null;
            /** @enum {string} */
            state: "waiting" | "lapsed" | "recorded" | "acknowledged" | "disputed" | "settled";
        };
        LoginBody: {
            /** Format: text */
            code?: string;
            password: string;
            /** Format: text */
            username: string;
        };
        LogKeys: {
            /** Format: date-time */
            at: string;
            closed_by: components["schemas"]["Person"];
            inventory_id: string;
            /** @constant */
            kind: "keys";
            /** @enum {string} */
            method: "own-session" | "pin-on-device" | "passkey-on-device";
            person: components["schemas"]["Person"];
        };
        LogLine: components["schemas"]["LogEntry"] | components["schemas"]["LogKeys"];
        LossCase: {
            circumstances: string;
            /** @enum {string} */
            clock: "running" | "amber" | "red" | "stopped";
            closed_at: string | null;
            day: number;
            days: number;
            /** Format: date */
            discovered_on: string;
            found_to_confirm: boolean;
            id: string;
            items: components["schemas"]["LossCaseItem"][];
            last_seen_at: string | null;
            last_seen_where: string | null;
            /** Format: date */
            limit_on: string;
            /** Format: date-time */
            opened_at: string;
            outcome: ("found" | "adjusted") | null;
            reported_by: components["schemas"]["Person"];
            /** @enum {string} */
            state: "searching" | "submitted" | "decided" | "closed";
            unit: {
                id: string;
                name: string;
            };
            version: number;
        };
        LossCaseDetail: {
            asks: {
                answer: ("not-with-me" | "i-have-it" | "i-saw-it") | null;
                answered_at: string | null;
                /** Format: date-time */
                asked_at: string;
                person: components["schemas"]["Person"];
                reasons: {
                    /** Format: date-time */
                    at: string;
                    item_id: string;
                    /** @enum {string} */
                    why: "held" | "verified" | "had";
                }[];
                seen_at: string | null;
                seen_where: string | null;
            }[];
            circumstances: string;
            /** @enum {string} */
            clock: "running" | "amber" | "red" | "stopped";
            closed_at: string | null;
            day: number;
            days: number;
            decided: {
                /** Format: date-time */
                at: string;
                authority: string;
                by: components["schemas"]["Person"];
                /** @enum {string} */
                decision: "relief" | "liability";
                documentNumber: string;
                /** Format: date */
                on: string;
            } | null;
            /** Format: date */
            discovered_on: string;
            exhibits: components["schemas"]["LossExhibit"][];
            facts: {
                block: string;
                title: string;
                value: string;
            }[];
            found_to_confirm: boolean;
            id: string;
            items: components["schemas"]["LossCaseItem"][];
            last_seen_at: string | null;
            last_seen_where: string | null;
            /** Format: date */
            limit_on: string;
            may: {
                decide: boolean;
                exhibits: boolean;
                submit: boolean;
            };
            /** Format: date-time */
            opened_at: string;
            outcome: ("found" | "adjusted") | null;
            places: {
                item_id: string;
                last_location: string | null;
                maintenance: {
                    description: string;
                    id: string;
                }[];
                mounted_on: string | null;
            }[];
            reported_by: components["schemas"]["Person"];
            reports: {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Person"];
                circumstances: string;
                inventory_id: string | null;
                item_id: string;
                last_seen_at: string | null;
                last_seen_where: string | null;
            }[];
            /** @enum {string} */
            state: "searching" | "submitted" | "decided" | "closed";
            submitted: {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Person"];
                form: string;
                inquiryNumber: string;
                /** Format: date */
                on: string;
            } | null;
            unit: {
                id: string;
                name: string;
            };
            version: number;
            whole: boolean;
        };
        LossCaseItem: {
            closed_at: string | null;
            closing_id: string | null;
            confirmed_by: components["schemas"]["Person"] | null;
            /** @enum {string} */
            current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            found: {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Person"];
                photo: {
                    address: string;
                    uploadId: string;
                } | null;
                /** Format: date-time */
                reportedAt: string;
                /** @enum {string} */
                status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
                where: string;
            } | null;
            holder: components["schemas"]["Person"] | null;
            id: string;
            is_sensitive: boolean;
            may: {
                confirm: boolean;
                found: boolean;
                refuse: boolean;
            };
            name: string;
            nsn: string | null;
            outcome: ("found" | "adjusted") | null;
            refused: {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Person"];
                reason: string;
            } | null;
            reinstated: boolean;
            serial_number: string;
            visible: boolean;
        };
        LossExhibit: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Person"];
            inventory_id: string | null;
            /** @enum {string} */
            kind: "custody" | "inventory" | "photo" | "statement";
            letter: string;
            photo: {
                address: string;
                uploadId: string;
            } | null;
            sha256: string;
            struck: {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Person"];
                reason: string;
            } | null;
            text: string | null;
            title: string;
        };
        LossFacts: {
            circumstances?: string | null;
            lastSeenAt?: string | null;
            lastSeenWhere?: string | null;
        };
        LossQuestion: {
            answer: ("not-with-me" | "i-have-it" | "i-saw-it") | null;
            /** Format: date-time */
            asked_at: string;
            case_id: string;
            items: {
                name: string;
                serial_number: string;
            }[];
            unit: string;
        };
        MailResult: {
            captured?: string;
            error?: string;
            recipients: string[];
        };
        MaintenanceDetails: {
            assignedTo: string | null;
            /** @enum {string} */
            category: "weapon" | "vehicle" | "communication" | "optics";
            completedDate: string | null;
            deadlined: boolean;
            description: string;
            documents: {
                id: string;
                /** Format: date-time */
                sentAt: string;
                title: string;
            }[];
            estimatedCompletionTime: string | null;
            id: string;
            itemId: string;
            itemName: string;
            /** @enum {string} */
            maintenanceType: "scheduled" | "corrective" | "preventive" | "emergency";
            mayEdit: boolean;
            moves: ("scheduled" | "in-progress" | "awaiting-parts" | "bn-level" | "completed" | "cancelled")[];
            notes: string | null;
            partsRequired: components["schemas"]["MaintenancePart"][];
            /** @enum {string} */
            priority: "medium" | "high" | "critical";
            reportedBy: string;
            /** Format: date-time */
            reportedDate: string;
            scheduledDate: string | null;
            serialNumber: string;
            /** @enum {string} */
            status: "scheduled" | "in-progress" | "awaiting-parts" | "bn-level" | "completed" | "cancelled";
            /** @enum {string} */
            symbol: "X" | "circled X" | "-" | "/";
            timeline: components["schemas"]["MaintenanceEvent"][];
            tmItem: string | null;
            version: number;
        };
        MaintenanceEvent: {
            /** Format: date-time */
            at: string;
            by: string;
            id: string;
            /** @enum {string} */
            kind: "reported" | "status" | "edited" | "deadlined" | "part" | "document";
            notes: string | null;
            status: ("scheduled" | "in-progress" | "awaiting-parts" | "bn-level" | "completed" | "cancelled") | null;
        };
        MaintenanceFormBody: {
            attachments?: string[];
            /** Format: text */
            description: string;
            faultDescription?: string | null;
            faults?: components["schemas"]["FormFault"][];
            /** @enum {string} */
            formType: "DA2404" | "DA5988E";
            hours?: number | null;
            maintenanceId?: string | null;
            miles?: number | null;
            propertyId: string;
            recipientUserId: string;
            /** @enum {string} */
            urgency?: "low" | "normal" | "high" | "critical";
        };
        MaintenanceItem: {
            assignedTo: string | null;
            /** @enum {string} */
            category: "weapon" | "vehicle" | "communication" | "optics";
            completedDate: string | null;
            description: string;
            estimatedCompletionTime: string | null;
            id: string;
            itemId: string;
            itemName: string;
            /** @enum {string} */
            maintenanceType: "scheduled" | "corrective" | "preventive" | "emergency";
            notes: string | null;
            partsRequired: components["schemas"]["MaintenancePart"][];
            /** @enum {string} */
            priority: "medium" | "high" | "critical";
            reportedBy: string;
            /** Format: date-time */
            reportedDate: string;
            scheduledDate: string | null;
            serialNumber: string;
            /** @enum {string} */
            status: "scheduled" | "in-progress" | "awaiting-parts" | "bn-level" | "completed" | "cancelled";
            /** @enum {string} */
            symbol: "X" | "circled X" | "-" | "/";
            tmItem: string | null;
        };
        MaintenancePart: {
            available: boolean;
            estimatedArrival: string | null;
            id: string;
            name: string;
            partNumber: string;
            quantity: number;
        };
        Message: {
            message: string;
        };
        Missing: {
            countId: string;
            /** Format: date-time */
            since: string;
        } | null;
        MountBody: {
            itemId: string;
            /** Format: name */
            position: string;
        };
        MySignatures: {
            signatures: {
                /** Format: date-time */
                at: string;
                counter: string | null;
                device: string | null;
                id: string;
                kind: string;
                /** @enum {string} */
                method: "own-session" | "pin-on-device" | "passkey-on-device";
                /** @enum {string} */
                part: "proposed" | "signed" | "outgoing" | "incoming" | "giver" | "recipient" | "extended" | "converted" | "keys" | "team" | "opener" | "commander";
                subjectId: string;
            }[];
            wrongPins: {
                /** Format: date-time */
                at: string;
                counter: string | null;
                device: string | null;
                operator: string | null;
            }[];
        };
        NearMiss: {
            id: string;
            name: string;
            serial_number: string;
        };
        NewPartBody: {
            available: boolean;
            estimatedArrival?: string | null;
            /** Format: name */
            name: string;
            /** Format: text */
            partNumber: string;
            quantity: number;
        };
        NewProgramBody: {
            /** @enum {string} */
            cadence: "monthly" | "quarterly";
            firstMonth: string;
            /** @enum {string} */
            kind: "cyclic" | "sensitive";
            /** Format: name */
            title: string;
            unitId: string;
        };
        NewUii: {
            uii: string;
            version: number;
        };
        Notification: {
            action: {
                label: string;
                path: string;
            } | null;
            id: string;
            message: string;
            timestamp: number;
            title: string;
            /** @enum {string} */
            type: "transfer-request" | "transfer-approved" | "transfer-rejected" | "info" | "success" | "warning" | "critical" | "system-alert";
        };
        OneTimeLink: {
            /** Format: date-time */
            expiresAt: string;
            path: string;
        };
        OpenInventoryBody: {
            category?: ("weapon" | "optics" | "communication" | "crypto" | "other") | null;
            counterIds?: string[];
            differencesOf?: string;
            holderId?: string | null;
            itemIds?: string[];
            /** @enum {string} */
            kind?: "sensitive" | "chosen" | "own";
            /** Format: name */
            title?: string;
            unitId?: string | null;
            waivers?: components["schemas"]["WaiverBody"][];
        };
        OpenPlannedBody: {
            counters?: components["schemas"]["PrepareKeysBody"][];
            waivers?: components["schemas"]["WaiverBody"][];
        };
        OperationLine: {
            at: string | null;
            /** @enum {string} */
            key: "version" | "processes" | "database" | "backup" | "disk" | "sealed" | "checked" | "witnesses" | "jobs" | "search" | "mail" | "webhooks" | "people";
            /** @enum {string} */
            state: "good" | "look" | "act";
            title: string;
            todo: string | null;
            value: string;
        };
        Operations: {
            jobs: {
                /** Format: date-time */
                dueAt: string;
                failure: {
                    reason: string;
                    /** Format: date-time */
                    since: string;
                } | null;
                job: string;
                ranAt: string | null;
                /** @enum {string} */
                state: "good" | "look" | "act";
            }[];
            lines: components["schemas"]["OperationLine"][];
            processes: {
                alive: boolean;
                host: string;
                pid: number;
                /** Format: date-time */
                seenAt: string;
                /** Format: date-time */
                startedAt: string;
                streams: number;
                version: string;
            }[];
            /** Format: date-time */
            readAt: string;
        };
        Out: {
            counter: {
                id: string;
                name: string;
                unit: string;
            };
            entries: components["schemas"]["OutEntry"][];
            out: number;
            stock: number;
        };
        OutEntry: {
            /** @enum {string} */
            basis: "draw" | "temporary" | "issue";
            claimed_at: string | null;
            disputed: boolean;
            due_at: string | null;
            handover_id: string | null;
            is_sensitive: boolean;
            item: components["schemas"]["NearMiss"];
            person: components["schemas"]["Person"];
            rack: string | null;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            state: "out" | "due-soon" | "overdue";
        };
        PaperCheck: {
            /** @enum {string} */
            answer: "CURRENT" | "SUPERSEDED" | "NOT OURS";
            details: components["schemas"]["PaperDetails"] | null;
            printed_at: string | null;
        };
        PaperDetails: {
            changed: components["schemas"]["NearMiss"][];
            edition: number;
            joined: components["schemas"]["NearMiss"][];
            /** @enum {string} */
            kind: "receipt" | "extract" | "request" | "packet" | "memorandum" | "clearance";
            left: components["schemas"]["NearMiss"][];
            lines: number;
            newer: {
                edition: number;
                /** Format: date-time */
                printed_at: string;
            } | null;
            number: string;
        };
        Passkey: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            lastUsedAt: string | null;
            name: string;
        };
        PasskeyAssertion: {
            authenticatorAttachment?: string;
            clientExtensionResults: {
                [key: string]: unknown;
            };
            id: string;
            rawId: string;
            response: {
                authenticatorData: string;
                clientDataJSON: string;
                signature: string;
                userHandle?: string;
            };
            /** @enum {string} */
            type: "public-key";
        };
        PasskeyHandle: {
            id: string;
            transports: string[];
        };
        PasskeyOptions: {
            /** @enum {string} */
            attestation: "none";
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "preferred";
                /** @enum {string} */
                userVerification: "required";
            };
            challenge: string;
            excludeCredentials: {
                id: string;
                transports: string[];
                /** @enum {string} */
                type: "public-key";
            }[];
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            timeout: number;
            user: {
                displayName: string;
                id: string;
                name: string;
            };
        };
        PasskeyRegistration: {
            authenticatorAttachment?: string;
            clientExtensionResults: {
                [key: string]: unknown;
            };
            id: string;
            rawId: string;
            response: {
                attestationObject: string;
                clientDataJSON: string;
                transports?: string[];
            };
            /** @enum {string} */
            type: "public-key";
        };
        PasskeySignIn: {
            authenticatorAttachment?: string;
            clientExtensionResults: Record<string, never>;
            id: string;
            rawId: string;
            response: {
                authenticatorData: string;
                clientDataJSON: string;
                signature: string;
                userHandle?: string;
            };
            /** @enum {string} */
            type: "public-key";
        };
        PasswordLinkBody: {
            token: string;
        };
        PasswordLinkStatus: {
            /** Format: date-time */
            expiresAt: string;
            passwordMin: number;
        };
        Person: {
            deactivated?: boolean;
            id: string;
            lastName: string;
            name: string;
            position: string | null;
            /** @enum {string} */
            rank: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
            unit: string;
        };
        PersonalData: {
            account: {
                [key: string]: unknown;
            };
            appointments: {
                [key: string]: unknown;
            }[];
            clearances: {
                [key: string]: unknown;
            }[];
            connections: {
                [key: string]: unknown;
            }[];
            documents: {
                [key: string]: unknown;
            }[];
            /** Format: date-time */
            exportedAt: string;
            handOvers: {
                [key: string]: unknown;
            }[];
            items: {
                [key: string]: unknown;
            }[];
            ledgerEvents: {
                [key: string]: unknown;
            }[];
            notifications: {
                [key: string]: unknown;
            }[];
            papers: {
                [key: string]: unknown;
            }[];
            passkeys: {
                [key: string]: unknown;
            }[];
            possessions: {
                [key: string]: unknown;
            }[];
            replacedLinks: {
                [key: string]: unknown;
            }[];
            secondFactor: {
                [key: string]: unknown;
            };
            sessions: {
                [key: string]: unknown;
            }[];
            settings: {
                [key: string]: unknown;
            };
            shortages: {
                [key: string]: unknown;
            }[];
            signatures: {
                [key: string]: unknown;
            }[];
            signIns: {
                [key: string]: unknown;
            }[];
            successions: {
                [key: string]: unknown;
            }[];
            tokens: {
                [key: string]: unknown;
            }[];
            transferRequests: {
                [key: string]: unknown;
            }[];
            transfers: {
                [key: string]: unknown;
            }[];
            verifications: {
                [key: string]: unknown;
            }[];
            wrongPins: {
                [key: string]: unknown;
            }[];
        };
        PersonClearance: {
            clearance: components["schemas"]["Clearance"] | null;
            held: number;
            may: {
                cancel: boolean;
                open: boolean;
                override: boolean;
                sign: boolean;
                tick: boolean;
            };
            person: components["schemas"]["Person"];
            refusal: string | null;
            sensitive_held: number;
            /** @enum {string} */
            status: "Active" | "Inactive" | "Pending";
            steps: components["schemas"]["ClearanceStep"][];
        };
        PersonPage: {
            givers: number;
            held: number;
            person: components["schemas"]["Person"];
            /** @enum {string} */
            role: "Admin" | "Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier";
            sensitive_held: number;
            signed: number;
            signed_down: number;
            /** @enum {string} */
            status: "Active" | "Inactive" | "Pending";
        };
        Possession: {
            /** @enum {string} */
            basis: "draw" | "temporary" | "issue" | "stored";
            claimed_at?: string | null;
            due_at: string | null;
            handover_id?: string | null;
            id: string;
            /** @enum {string} */
            kind: "person" | "counter";
            name: string;
            /** Format: date-time */
            since: string;
        } | null;
        PrepareActBody: {
            /** @enum {string} */
            act: "remind" | "forward";
            entryId: string;
        };
        Prepared: {
            challenge: string | null;
            content_hash: string | null;
            due_at: string | null;
            expires_at: string | null;
            lines: components["schemas"]["CheckedLine"][];
            passkeys: components["schemas"]["PasskeyHandle"][];
            refusal: string | null;
        };
        PreparedKeys: {
            challenge: string;
            content_hash: string;
            /** Format: date-time */
            expires_at: string;
            passkeys: components["schemas"]["PasskeyHandle"][];
        };
        PrepareHandOverBody: {
            actAt?: string | null;
            draftId: string;
            dueAt?: string | null;
            lines: {
                itemId: string;
                reason?: string | null;
            }[];
            /** @enum {string} */
            mode: "draw" | "issue" | "temporary";
            purpose?: string | null;
            recipientId: string;
            sessionId: string;
        };
        PrepareKeysBody: {
            userId: string;
        };
        PrepareRow: {
            /** @enum {string} */
            blocking: "yes" | "choice" | "no";
            clear: boolean;
            count: number;
            entries: {
                id: string;
                label: string;
                mine: boolean;
                path: string | null;
                waits_for_me?: boolean;
            }[];
            /** @enum {string} */
            key: "transfers" | "inventories" | "incoming-active" | "lost" | "unsigned" | "printed" | "maintenance-forms" | "orders";
        };
        PrepareTemporaryBody: {
            /** @enum {string} */
            act: "extend" | "convert";
            dueAt?: string | null;
            sessionId: string;
        };
        PrintPairsBody: {
            giverId?: string | null;
            holderId?: string;
            include_qr_codes?: boolean;
            unitId?: string;
        };
        Profile: {
            lastInventory: string | null;
            metrics: components["schemas"]["CareerMetrics"];
            phone: string | null;
            upcomingEvents: {
                date: string;
                daysAway: number;
                title: string;
            }[];
            user: components["schemas"]["User"];
            verifiedPercent: number | null;
        };
        Property: {
            assigned_date: string | null;
            assigned_to: components["schemas"]["Person"] | null;
            assigned_to_user_id: string | null;
            attached_components: {
                componentProperty: components["schemas"]["NearMiss"];
                position: string;
            }[];
            calibration_info: components["schemas"]["CalibrationInfo"] | null;
            /** @enum {string} */
            category: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            chain: components["schemas"]["CustodyLink"][];
            ciic: string | null;
            closing: {
                document_number: string;
                id: string;
                /** @enum {string} */
                kind: "turn-in" | "lateral" | "loss" | "book-error";
                signed_at: string | null;
                /** @enum {string} */
                state: "prepared" | "signed" | "completed" | "refused" | "withdrawn" | "cancelled";
            } | null;
            components: components["schemas"]["Component"][];
            /** @enum {string} */
            current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            description: string | null;
            disputed?: string | null;
            former_serials: string[];
            id: string;
            is_component: boolean;
            is_sensitive: boolean;
            left_at: string | null;
            lin: string | null;
            location: string | null;
            missing?: components["schemas"]["Missing"];
            name: string;
            nsn: string | null;
            open_transfer: {
                id: string;
                is_recall: boolean;
                to: string;
            } | null;
            parent_item_id: string | null;
            possession?: components["schemas"]["Possession"];
            property_model_id: string | null;
            requires_calibration: boolean;
            security_level: ("controlled" | "classified" | "secret" | "top-secret") | null;
            /** @enum {string} */
            sensitive_mark: "by-code" | "yes" | "no";
            serial_number: string;
            unit_of_issue: string | null;
            version: number;
        };
        PropertyDetails: {
            assigned_date: string | null;
            assigned_to: components["schemas"]["Person"] | null;
            assigned_to_user_id: string | null;
            attached_components: {
                componentProperty: components["schemas"]["NearMiss"];
                position: string;
            }[];
            attached_to: {
                id: string;
                name: string;
                position: string;
                serial_number: string;
            } | null;
            calibration_days: number | null;
            calibration_info: components["schemas"]["CalibrationInfo"] | null;
            calibrations: components["schemas"]["Calibration"][];
            /** @enum {string} */
            category: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            chain: components["schemas"]["CustodyLink"][];
            ciic: string | null;
            closing: {
                document_number: string;
                id: string;
                /** @enum {string} */
                kind: "turn-in" | "lateral" | "loss" | "book-error";
                signed_at: string | null;
                /** @enum {string} */
                state: "prepared" | "signed" | "completed" | "refused" | "withdrawn" | "cancelled";
            } | null;
            components: components["schemas"]["Component"][];
            /** @enum {string} */
            current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            description: string | null;
            disputed?: string | null;
            former_identifiers: {
                amendmentId: string;
                /** @enum {string} */
                kind: "serial" | "nsn" | "lin" | "uii";
                /** Format: date-time */
                until: string;
                value: string;
            }[];
            former_serials: string[];
            gain: {
                at: string | null;
                by: string | null;
                document_number: string | null;
                from: string | null;
                /** @enum {string} */
                kind: "opening" | "issue" | "lateral-in" | "found-on-installation" | "other";
                signed_at: string | null;
                signed_by: string | null;
            };
            holder_deactivated: boolean;
            id: string;
            is_component: boolean;
            is_sensitive: boolean;
            last_checks: {
                at: string | null;
                by: string | null;
                /** Format: date-time */
                due: string;
                /** @enum {string} */
                result: "done" | "late" | "missed" | "open";
            }[];
            last_location: {
                location: string;
                /** Format: date-time */
                until: string;
            } | null;
            last_verified: {
                /** Format: date-time */
                at: string;
                by: string;
            } | null;
            left_at: string | null;
            lin: string | null;
            location: string | null;
            missing?: components["schemas"]["Missing"];
            name: string;
            nsn: string | null;
            open_amendment: {
                id: string;
                /** @enum {string} */
                state: "reported" | "proposed";
            } | null;
            open_transfer: {
                id: string;
                is_recall: boolean;
                to: string;
            } | null;
            parent_item_id: string | null;
            photos: components["schemas"]["ItemPhoto"][];
            possession?: components["schemas"]["Possession"];
            property_model_id: string | null;
            requires_calibration: boolean;
            security_level: ("controlled" | "classified" | "secret" | "top-secret") | null;
            sensitive_because: ("category" | "security level" | "mark" | "CIIC" | "catalog") | null;
            /** @enum {string} */
            sensitive_mark: "by-code" | "yes" | "no";
            serial_number: string;
            uii: string | null;
            unit_of_issue: string | null;
            version: number;
        };
        PropertyImport: {
            /** Format: date-time */
            created_at: string;
            encoding: string;
            file_name: string;
            finished_at: string | null;
            id: string;
            notices: string[];
            /** @enum {string} */
            purpose: "enter" | "compare";
            refused: number;
            rows: number;
            /** @enum {string} */
            status: "reading" | "columns" | "previewed" | "running" | "finished" | "stopped";
            warned: number;
            warned_by_kind: {
                "look-alike": number;
                transposed: number;
            };
            written: number;
            wrong: number;
        };
        ProposeAmendmentBody: {
            documentNumber?: string | null;
            lines?: {
                /** @enum {string} */
                field: "serial_number" | "nsn" | "lin" | "uii" | "name" | "category" | "ciic" | "sensitive_mark";
                itemId: string;
                to: string | null;
            }[];
            proof: components["schemas"]["SignatureProof"];
            /** Format: text */
            reason?: string;
            uploadIds?: string[];
        };
        ProposeRuleBody: {
            catalog?: {
                calibration_days?: number | null;
                ciic?: string | null;
                lin?: string | null;
                name?: string | null;
                /** Format: text */
                nsn: string;
                /** @enum {string} */
                sensitive_mark?: "by-code" | "yes" | "no";
                unit_of_issue?: string | null;
                version: number;
            };
            codes?: {
                citation?: string | null;
                unitId: string;
                value: unknown;
                version: number;
            };
            documentNumber?: string | null;
            proof: components["schemas"]["SignatureProof"];
            /** Format: text */
            reason: string;
        };
        PublishListBody: {
            lines: components["schemas"]["ComponentListLine"][];
            tmDate?: string | null;
            tmNumber?: string | null;
            version: number;
        };
        Readiness: {
            maintenance: number;
            nonOperational: number;
            other: number;
            ready: number;
            total: number;
        };
        ReadinessDay: {
            date: string;
            maintenance: number;
            nonOperational: number;
            other: number;
            ready: number;
            readyPercent: number | null;
            total: number;
        };
        ReadinessReport: {
            byStatus: {
                count: number;
                /** @enum {string} */
                status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            }[];
            history: components["schemas"]["ReadinessDay"][];
            missingInCount: number;
            of: string;
            pendingTransfers: number;
            /** @enum {string} */
            scope: "unit" | "own";
        };
        Reading: {
            /** Format: date-time */
            at: string;
            code: string;
            components: components["schemas"]["Component"][];
            id: string;
            item: components["schemas"]["NearMiss"] | null;
            message: string;
            /** @enum {string} */
            result: "verified" | "already-verified" | "near-miss" | "serial-differs" | "other-section" | "not-on-the-books" | "extra";
            section: number | null;
            serial: string;
            settled: boolean;
        };
        ReadingAnswer: {
            /** Format: date-time */
            at: string;
            code: string;
            components: components["schemas"]["Component"][];
            id: string;
            item: components["schemas"]["NearMiss"] | null;
            message: string;
            progress: {
                counted: number;
                items: number;
            };
            /** @enum {string} */
            result: "verified" | "already-verified" | "near-miss" | "serial-differs" | "other-section" | "not-on-the-books" | "extra";
            section: number | null;
            serial: string;
            settled: boolean;
        };
        ReadingBody: {
            /** Format: text */
            code: string;
            extra?: {
                /** Format: name */
                name: string;
                uploadId?: string | null;
            };
            plateOf?: string | null;
            section: number;
        };
        ReauthenticateBody: {
            assertion?: components["schemas"]["PasskeyAssertion"];
            password?: string;
        };
        ReceiptParties: {
            from: components["schemas"]["Person"] | null;
            items: number;
            to: components["schemas"]["Person"] | null;
        };
        Recipient: {
            deactivated?: boolean;
            firstName: string;
            id: string;
            lastName: string;
            name: string;
            position: string | null;
            /** @enum {string} */
            rank: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
            sharesName: boolean;
            unit: string;
        };
        Reconciliation: {
            /** Format: date */
            as_of: string;
            closed_at: string | null;
            closed_by: components["schemas"]["Person"] | null;
            counts: {
                differing: number;
                equal: number;
                ours: number;
                theirs: number;
            };
            file_hash: string;
            file_name: string;
            id: string;
            open: {
                differing: number;
                equal: number;
                ours: number;
                theirs: number;
            };
            /** Format: date-time */
            opened_at: string;
            opened_by: components["schemas"]["Person"];
            unit: {
                id: string;
                name: string;
            };
        };
        ReconciliationDifference: {
            /** @enum {string} */
            field: "serial_number" | "uii" | "nsn" | "lin" | "name";
            ours: string | null;
            theirs: string;
        };
        ReconciliationLine: {
            carried_from: string | null;
            differences: components["schemas"]["ReconciliationDifference"][];
            item: components["schemas"]["NearMiss"] | null;
            /** @enum {string} */
            kind: "theirs" | "ours" | "differing" | "equal";
            line: number;
            note: string | null;
            noted_at: string | null;
            noted_by: components["schemas"]["Person"] | null;
            outcome: string | null;
            row_line: number | null;
            settled_fields: ("serial_number" | "uii" | "nsn" | "lin" | "name")[];
            theirs: components["schemas"]["ImportedItem"] | null;
        };
        RecordCalibrationBody: {
            /** Format: text */
            byName: string;
            certificate?: string | null;
            /** Format: date */
            doneOn: string;
            nextDue?: string | null;
            notes?: string | null;
            /** @enum {string} */
            result: "passed" | "limited" | "failed";
            uploadIds?: string[];
            version?: number;
            voids?: string | null;
        };
        RecordedCalibration: {
            calibrations: components["schemas"]["Calibration"][];
            version: number;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        RegisterBody: {
            /** Format: email */
            email: string;
            /** Format: name */
            first_name: string;
            /** Format: name */
            last_name: string;
            password: string;
            /** @enum {string} */
            rank: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
            /** @constant */
            role?: "user";
            /** Format: name */
            unit: string;
            username: string;
        };
        ReinstateBody: {
            documentNumber?: string | null;
            /** Format: text */
            reason: string;
        };
        Release: {
            digest: string | null;
            units: {
                digest: string;
                name: string;
            }[];
            verifier: string | null;
            version: string;
        };
        ResolveDifferenceBody: {
            /** @enum {string} */
            act: "amendment" | "found" | "loss" | "closing" | "gain" | "other-unit" | "typing-error" | "not-army-property" | "note" | "transfer" | "section" | "shortage" | "recount" | "status" | "document";
            documentOn?: string | null;
            note?: string | null;
            ref?: string | null;
            uploadId?: string | null;
        };
        ReturnAnswer: {
            changed: boolean;
            handover: components["schemas"]["HandOver"] | null;
            message: string;
        };
        ReturnBody: {
            actAt?: string | null;
            componentCounts?: components["schemas"]["ComponentCountBody"][];
            handoverId?: string | null;
            itemId: string;
            sessionId: string;
            takeOff?: boolean;
            typed: boolean;
        };
        RoomCount: {
            closed_at: string | null;
            closed_by: components["schemas"]["Person"] | null;
            id: string;
            keys: {
                /** Format: date-time */
                at: string;
                person: components["schemas"]["Person"];
            } | null;
            /** Format: date-time */
            opened_at: string;
            opened_by: components["schemas"]["Person"];
            progress: components["schemas"]["InventoryProgress"];
            title: string;
        };
        RoomCountDetail: {
            closed_at: string | null;
            closed_by: components["schemas"]["Person"] | null;
            id: string;
            keys: {
                /** Format: date-time */
                at: string;
                person: components["schemas"]["Person"];
            } | null;
            may_close: boolean;
            needs_reason: {
                item_id: string;
                serial_number: string;
                /** @enum {string} */
                why: "not-seen" | "overdue";
            }[];
            /** Format: date-time */
            opened_at: string;
            opened_by: components["schemas"]["Person"];
            out: {
                due_at: string | null;
                item: components["schemas"]["NearMiss"];
                with: string;
            }[];
            progress: components["schemas"]["InventoryProgress"];
            title: string;
        };
        SavedComponent: {
            arc?: ("N" | "D" | "X") | null;
            damaged?: number;
            id: string;
            kind?: ("BII" | "COEI" | "AAL") | null;
            /** Format: name */
            name: string;
            notes: string | null;
            nsn: string | null;
            onHand?: number | null;
            onList?: boolean;
            quantity: number;
            required: boolean;
            serialNumber: string | null;
            short?: number;
            /** @enum {string} */
            status: "present" | "missing" | "damaged";
            ui?: string | null;
        };
        ScanAnswer: {
            item: components["schemas"]["ScannedItem"] | null;
            message: string;
            nearMisses: components["schemas"]["ScannedItem"][];
            newUii: components["schemas"]["NewUii"] | null;
            progress: components["schemas"]["InventoryProgress"] | null;
            /** @enum {string} */
            result: "verified" | "already-verified" | "not-mine" | "not-on-the-books" | "near-miss" | "former-serial" | "mark-mismatch" | "not-eligible" | "late";
            verifiedAt: string | null;
            verifiedBy: string | null;
        };
        ScanBody: {
            /** Format: text */
            code: string;
            /** Format: text */
            notes?: string;
            /** Format: text */
            plateReads?: string;
            /** Format: date-time */
            scannedAt?: string;
            uploadIds?: string[];
        };
        Scanned: {
            item: components["schemas"]["ScannedItem"] | null;
            message: string;
            nearMisses: components["schemas"]["ScannedItem"][];
            newUii: components["schemas"]["NewUii"] | null;
            /** @enum {string} */
            result: "found" | "former-serial" | "near-miss" | "not-on-the-books" | "mark-mismatch";
        };
        ScannedItem: {
            id: string;
            name: string;
            serialNumber: string;
        };
        SecondFactor: {
            authenticatorSince: string | null;
            passkeys: number;
            recoveryCodesLeft: number;
            required: boolean;
        };
        Section: {
            by: components["schemas"]["Person"] | null;
            canary: {
                audience: components["schemas"]["SectionAudience"];
                by: components["schemas"]["Person"] | null;
                digest: string;
                /** Format: date-time */
                since: string;
                unavailable: number;
                visits: number;
                words: string;
            } | null;
            compatible: {
                ok: boolean;
                reason: string | null;
            } | null;
            deployed: components["schemas"]["SectionRelease"] | null;
            dropped: {
                reason: string;
                what: string;
            }[];
            errors: {
                count24h: number;
                last: {
                    /** Format: date-time */
                    at: string;
                    words: string;
                } | null;
            };
            fills: {
                slot: string;
                title: string;
            }[];
            hidden: boolean;
            mine: {
                digest: string;
                /** Format: date-time */
                until: string;
            } | null;
            name: string;
            offAtStart: boolean;
            paths: string[];
            promoted: {
                by: components["schemas"]["Person"] | null;
                digest: string;
                /** Format: date-time */
                since: string;
            } | null;
            reason: string | null;
            release: components["schemas"]["SectionRelease"] | null;
            returned: {
                /** Format: date-time */
                at: string;
                digest: string;
                reason: string;
            } | null;
            since: string | null;
            size: {
                entry: number;
                pages: number;
                total: number;
            };
            staged: components["schemas"]["SectionRelease"][];
            /** @enum {string} */
            state: "on" | "off";
            title: string;
            unusable: string | null;
            visits24h: number;
        };
        SectionAudience: {
            /** @enum {string} */
            kind: "everyone" | "units" | "roles" | "people" | "percent";
            percent?: number;
            roles?: ("Admin" | "Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier")[];
            unitIds?: string[];
            userIds?: string[];
        };
        SectionRelease: {
            builtAt: string | null;
            digest: string;
            reason: string | null;
            /** @enum {string} */
            signature: "valid" | "refused";
            signer: string | null;
        };
        Sections: {
            keysTrusted: number;
            mayChange: boolean;
            sections: components["schemas"]["Section"][];
            shell: {
                offers: {
                    [key: string]: string;
                } | null;
                release: components["schemas"]["SectionRelease"] | null;
            };
            slots: {
                filledBy: string[];
                host: string;
                slot: string;
            }[];
        };
        SensitiveCategorySummary: {
            count: number;
            icon: string;
            /** @enum {string} */
            id: "weapon" | "optics" | "communication" | "crypto" | "other";
            name: string;
            /** @enum {string} */
            riskLevel: "low" | "medium" | "high" | "critical";
            verificationFrequency: string;
        };
        SensitiveInventory: {
            becameSensitive: number;
            cancelReason?: string | null;
            category: ("weapon" | "optics" | "communication" | "crypto" | "other") | null;
            closedAt: string | null;
            closedBy: components["schemas"]["Person"] | null;
            counters: components["schemas"]["Person"][];
            holder: components["schemas"]["Person"] | null;
            id: string;
            /** @enum {string} */
            kind?: "sensitive" | "own" | "change" | "room" | "cyclic" | "chosen";
            may?: {
                cancel: boolean;
                changeTeam: boolean;
                countDifferences?: boolean;
                endCount: boolean;
                resolve: boolean;
                sign: ("team" | "opener" | "commander")[];
                skipRecount: boolean;
                waive: boolean;
            };
            mayClose: boolean;
            mayCount: boolean;
            noRecountReason?: string | null;
            notes: string | null;
            /** Format: date-time */
            openedAt: string;
            openedBy: components["schemas"]["Person"];
            progress: components["schemas"]["InventoryProgress"];
            recountAt?: string | null;
            recountBy?: components["schemas"]["Person"] | null;
            resultDigest?: string | null;
            rules?: {
                blind: boolean;
                minRank: ("PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN") | null;
                notArmorer: boolean;
                notHolder: boolean;
                notTwice?: boolean;
                recount: boolean;
            } | null;
            serialsHidden?: boolean;
            /** @enum {string} */
            state?: "planned" | "open" | "recount" | "closed" | "cancelled";
            /** @enum {string} */
            status: "open" | "closed";
            title: string;
            toRecount?: number;
            unit: string | null;
            waivers?: components["schemas"]["InventoryWaiver"][];
            whyNotRecount?: string;
        };
        SensitiveItem: {
            assignedDate: string | null;
            assignedTo: components["schemas"]["Person"] | null;
            /** @enum {string} */
            category: "weapon" | "optics" | "communication" | "crypto" | "other";
            id: string;
            lastChecks: {
                at: string | null;
                by: string | null;
                /** Format: date-time */
                due: string;
                /** @enum {string} */
                result: "done" | "late" | "missed" | "open";
            }[];
            lastLocation?: {
                location: string;
                /** Format: date-time */
                until: string;
            } | null;
            lastVerified: string | null;
            location: string | null;
            mayVerify?: boolean;
            missing?: components["schemas"]["Missing"];
            name: string;
            nextVerification: string | null;
            notes: string | null;
            possession?: components["schemas"]["Possession"];
            /** @enum {string} */
            securityLevel: "controlled" | "classified" | "secret" | "top-secret";
            serialNumber: string;
            /** @enum {string} */
            status: "missing" | "lost" | "verified" | "pending" | "overdue" | "not-verified" | "maintenance";
        };
        SensitiveSummary: {
            compliance: number;
            lost: number;
            maintenance: number;
            missing: number;
            nextCheck: string | null;
            notVerified: number;
            overdue: number;
            pending: number;
            total: number;
            verified: number;
            verifiedToday: number;
        };
        Session: {
            /** Format: date-time */
            createdAt: string;
            current: boolean;
            device: string;
            id: string;
            /** Format: date-time */
            lastSeenAt: string;
        };
        SetPasswordBody: {
            password: string;
            token: string;
        };
        SetPinBody: {
            password: string;
            pin: string;
        };
        SettingsAnswer: {
            /** @enum {string} */
            counterPin: "none" | "not-ready" | "off" | "waits" | "ready";
            counterPinFrom: string | null;
            deviceId: string;
            pinSet: boolean;
            sendsEmail: boolean;
            settings: {
                notifications: {
                    dailyDigest: boolean;
                    /** @enum {string} */
                    email: "never" | "each" | "hourly" | "daily";
                    enableNotifications: boolean;
                    statusUpdates: boolean;
                    systemAlerts: boolean;
                    transferRequests: boolean;
                };
                qrCodes: {
                    autoRegenerate: boolean;
                    /** @enum {string} */
                    defaultPrintSize: "small" | "medium" | "large" | "xlarge";
                    includeName: boolean;
                    includeSerialNumber: boolean;
                    scanConfirmation: boolean;
                };
                security: {
                    /** @enum {unknown} */
                    autoLogout: 5 | 15 | 30 | 60 | "never";
                    /** @enum {unknown} */
                    pinTimeout: 1 | 5 | 15 | 30 | 0;
                    requirePinForSensitive: boolean;
                    showItemDetails: boolean;
                };
                sync: {
                    autoSync: boolean;
                    lastSynced: string | null;
                    /** @enum {unknown} */
                    syncInterval: 5 | 15 | 30 | 60 | 360;
                    syncOnWifiOnly: boolean;
                };
            };
            updatedAt: string | null;
            version: number;
        };
        SettingsBody: {
            pin?: string;
            settings: {
                notifications?: {
                    dailyDigest?: boolean;
                    /** @enum {string} */
                    email?: "never" | "each" | "hourly" | "daily";
                    enableNotifications?: boolean;
                    statusUpdates?: boolean;
                    systemAlerts?: boolean;
                    transferRequests?: boolean;
                };
                qrCodes?: {
                    autoRegenerate?: boolean;
                    /** @enum {string} */
                    defaultPrintSize?: "small" | "medium" | "large" | "xlarge";
                    includeName?: boolean;
                    includeSerialNumber?: boolean;
                    scanConfirmation?: boolean;
                };
                security?: {
                    /** @enum {unknown} */
                    autoLogout?: 5 | 15 | 30 | 60 | "never";
                    /** @enum {unknown} */
                    pinTimeout?: 1 | 5 | 15 | 30 | 0;
                    requirePinForSensitive?: boolean;
                    showItemDetails?: boolean;
                };
                sync?: {
                    autoSync?: boolean;
                    lastSynced?: string | null;
                    /** @enum {unknown} */
                    syncInterval?: 5 | 15 | 30 | 60 | 360;
                    syncOnWifiOnly?: boolean;
                };
            };
            version?: number;
        };
        SheetItem: {
            /** @enum {string} */
            category: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            ciic: string | null;
            components: {
                arc: ("N" | "D" | "X") | null;
                damaged: number;
                document: string | null;
                id: string;
                kind: ("BII" | "COEI" | "AAL") | null;
                /** Format: name */
                name: string;
                notes: string | null;
                nsn: string | null;
                onHand: number | null;
                onList: boolean;
                quantity: number;
                required: boolean;
                serialNumber: string | null;
                short: number;
                /** @enum {string} */
                status: "present" | "missing" | "damaged";
                ui: string | null;
            }[];
            /** @enum {string} */
            current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            /** @constant */
            disputed?: true;
            faults: {
                description: string;
                id: string;
                /** @enum {string} */
                status: "scheduled" | "in-progress" | "awaiting-parts" | "bn-level" | "completed" | "cancelled";
                /** @enum {string} */
                symbol: "X" | "circled X" | "-" | "/";
            }[];
            id: string;
            is_sensitive: boolean;
            lin: string | null;
            location: string | null;
            missing?: components["schemas"]["Missing"];
            name: string;
            nsn: string | null;
            photos: {
                address: string;
                caption: string | null;
                /** @enum {string} */
                kind: "item" | "data-plate" | "condition";
                uploadId: string;
            }[];
            possession?: {
                /** @enum {string} */
                basis: "draw" | "temporary" | "issue" | "stored";
                due_at: string | null;
                id: string;
                /** @enum {string} */
                kind: "person" | "counter";
                name: string;
                /** Format: date-time */
                since: string;
            };
            serial_number: string;
        };
        Shortage: {
            accountable: components["schemas"]["Person"] | null;
            component_id: string | null;
            document_date: string | null;
            document_number: string | null;
            ended_at: string | null;
            ended_by: components["schemas"]["Person"] | null;
            ended_reason: string | null;
            holder: components["schemas"]["Person"] | null;
            id: string;
            item: {
                id: string;
                left_at: string | null;
                name: string;
                nsn: string | null;
                serial_number: string;
            };
            may_edit: boolean;
            name: string;
            nsn: string | null;
            quantity: number;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            state: "open" | "ended";
        };
        SiBoard: {
            /** Format: date-time */
            at: string;
            dues: string[];
            rows: {
                cells: (components["schemas"]["SiCell"] | null)[];
                depth: number;
                isHeadquarters: boolean;
                leader: components["schemas"]["Person"] | null;
                unit: {
                    id: string;
                    /** @enum {string} */
                    kind: "battalion" | "company" | "platoon" | "squad";
                    name: string;
                };
            }[];
        };
        SiCell: {
            caseIds: string[];
            expected: number;
            hasOwnLoss: boolean;
            inShop: number;
            mayReport: boolean;
            report: {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Person"];
                id: string;
                /** @enum {string} */
                status: "UP" | "RED";
            } | null;
            seen: number;
            /** @enum {string} */
            state: "RED" | "GREEN" | "AMBER";
            whyNotUp: string | null;
            words: string;
        };
        Signature: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Person"];
            /** @enum {string} */
            method: "own-session" | "pin-on-device" | "passkey-on-device";
            /** @enum {string} */
            part: "proposed" | "signed" | "outgoing" | "incoming" | "giver" | "recipient" | "extended" | "converted" | "keys" | "team" | "opener" | "commander";
        };
        SignatureProof: {
            password?: string;
            pin?: string;
        };
        SignInIdentity: {
            /** Format: date-time */
            createdAt: string;
            displayName: string | null;
            email: string | null;
            id: string;
            issuer: string;
            /** @enum {string} */
            kind: "provider" | "certificate";
            lastUsedAt: string | null;
            subject: string;
        };
        SignInRule: {
            activates: boolean;
            by: components["schemas"]["Person"];
            /** Format: text */
            claim: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            role: ("Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier") | null;
            unit: {
                id: string;
                name: string;
            } | null;
            /** Format: text */
            value: string;
        };
        SignInWays: {
            identities: components["schemas"]["SignInIdentity"][];
            password: boolean;
        };
        SignSuccessionBody: {
            inPlaceOf?: string | null;
            proof: components["schemas"]["SignatureProof"];
            reason?: string | null;
            setHash: string;
            /** @enum {string} */
            side: "outgoing" | "incoming" | "giver";
            uploadId?: string | null;
        };
        SiReport: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Person"];
            caseIds: string[];
            correctedBy: string | null;
            corrects: string | null;
            /** Format: date-time */
            due: string;
            expected: number;
            id: string;
            lines: {
                label: string;
                value: string;
            }[];
            reason: string | null;
            seen: number;
            /** @enum {string} */
            status: "UP" | "RED";
            unit: {
                id: string;
                name: string;
            };
        };
        SiReportBody: {
            corrects?: string;
            /** Format: date-time */
            due: string;
            loss?: {
                /** Format: text */
                actionTaken?: string;
                /** Format: text */
                details?: string;
                lostAt?: string | null;
                narrative?: string | null;
                serialNumbers?: string[];
            };
            /** Format: text */
            reason?: string;
            /** @enum {string} */
            status: "UP" | "RED";
            unitId: string;
        };
        SubmitLossBody: {
            /** Format: text */
            form: string;
            /** Format: text */
            inquiryNumber: string;
            /** Format: date */
            submittedOn: string;
            version?: number;
        };
        Succession: {
            activated_at: string | null;
            appointed: components["schemas"]["Person"] | null;
            cancel_reason: string | null;
            cancelled_at: string | null;
            days_left: number;
            days_used: number;
            /** Format: date */
            due_on: string;
            from: components["schemas"]["Person"];
            givers: components["schemas"]["Person"][];
            id: string;
            /** @enum {string} */
            kind: "primary" | "sub";
            may: {
                acknowledge: boolean;
                activate: boolean;
                agree: boolean;
                appoint: boolean;
                cancel: boolean;
                inPlace: boolean;
                letThrough: boolean;
                note: boolean;
                plan: boolean;
                publish: boolean;
                read: boolean;
                record: boolean;
                sign: ("outgoing" | "incoming" | "giver") | null;
                withdraw: boolean;
            };
            /** @enum {string} */
            my_part: "outgoing" | "incoming" | "giver" | "appointed" | "sub" | "leader";
            /** Format: date-time */
            opened_at: string;
            opened_by: components["schemas"]["Person"];
            orders_ref: string | null;
            progress: {
                counted: number;
                differences: number;
                excluded: number;
                items: number;
                openDifferences: number;
            };
            published_at: string | null;
            reason: string;
            roles_pass: boolean;
            signed_at: string | null;
            /** Format: date */
            starts_on: string;
            /** @enum {string} */
            state: "draft" | "active" | "signing" | "signed" | "cancelled";
            to: components["schemas"]["Person"];
            unit: {
                id: string;
                name: string;
            };
            version: number;
        };
        SuccessionDetail: {
            activated_at: string | null;
            appointed: components["schemas"]["Person"] | null;
            cancel_reason: string | null;
            cancelled_at: string | null;
            days_left: number;
            days_used: number;
            differences: components["schemas"]["SuccessionDifference"][];
            /** Format: date */
            due_on: string;
            from: components["schemas"]["Person"];
            givers: components["schemas"]["Person"][];
            id: string;
            /** @enum {string} */
            kind: "primary" | "sub";
            may: {
                acknowledge: boolean;
                activate: boolean;
                agree: boolean;
                appoint: boolean;
                cancel: boolean;
                inPlace: boolean;
                letThrough: boolean;
                note: boolean;
                plan: boolean;
                publish: boolean;
                read: boolean;
                record: boolean;
                sign: ("outgoing" | "incoming" | "giver") | null;
                withdraw: boolean;
            };
            /** @enum {string} */
            my_part: "outgoing" | "incoming" | "giver" | "appointed" | "sub" | "leader";
            notes: {
                /** Format: date-time */
                at: string;
                by: components["schemas"]["Person"];
                days: number | null;
                granted_by: string | null;
                id: string;
                item: {
                    id: string;
                    serial_number: string;
                } | null;
                /** @enum {string} */
                kind: "note" | "extension" | "orders" | "lost-document";
                text: string;
                upload: {
                    address: string;
                    id: string;
                } | null;
            }[];
            /** Format: date-time */
            opened_at: string;
            opened_by: components["schemas"]["Person"];
            orders_ref: string | null;
            packets: {
                excluded?: number;
                number: number;
                pages: number | null;
                passes?: number;
                ready: boolean;
                sections?: string[];
                /** Format: date-time */
                signed_at: string;
            }[];
            prepare: components["schemas"]["PrepareRow"][];
            progress: {
                counted: number;
                differences: number;
                excluded: number;
                items: number;
                openDifferences: number;
            };
            published_at: string | null;
            reason: string;
            roles_pass: boolean;
            sections: components["schemas"]["SuccessionSection"][];
            signed_at: string | null;
            signing: {
                acts?: {
                    insert: number;
                    replace: number;
                    sign: number;
                };
                blockers: {
                    endsByCancel?: boolean;
                    message: string;
                    strip: ("plan" | "prepare" | "count" | "differences") | null;
                    waitsFor: string | null;
                }[];
                counters?: {
                    id: string;
                    items: number;
                    name: string;
                }[];
                excluded: components["schemas"]["NearMiss"][];
                holders?: number;
                left_out: {
                    number: number;
                    reason: string;
                    title: string;
                }[];
                passes: number;
                released: {
                    items: number;
                    person: components["schemas"]["Person"];
                }[];
                roles: {
                    from: string;
                    to: string;
                } | null;
                set_hash: string | null;
                signatures: {
                    /** Format: date-time */
                    at: string;
                    by: components["schemas"]["Person"];
                    in_place_of: components["schemas"]["Person"] | null;
                    /** @enum {string} */
                    method: "own-session" | "pin-on-device" | "passkey-on-device";
                    /** @enum {string} */
                    part: "proposed" | "signed" | "outgoing" | "incoming" | "giver" | "recipient" | "extended" | "converted" | "keys" | "team" | "opener" | "commander";
                    reason: string | null;
                    signing?: number | null;
                }[];
            };
            /** Format: date */
            starts_on: string;
            /** @enum {string} */
            state: "draft" | "active" | "signing" | "signed" | "cancelled";
            to: components["schemas"]["Person"];
            unit: {
                id: string;
                name: string;
            };
            version: number;
        };
        SuccessionDifference: {
            act: ("amendment" | "found" | "loss" | "closing" | "gain" | "other-unit" | "typing-error" | "not-army-property" | "note" | "transfer" | "section" | "shortage" | "recount" | "status" | "document") | null;
            acts: ("amendment" | "found" | "loss" | "closing" | "gain" | "other-unit" | "typing-error" | "not-army-property" | "note" | "transfer" | "section" | "shortage" | "recount" | "status" | "document")[];
            agreed_at: string | null;
            document_on: string | null;
            done: {
                /** @enum {string} */
                act: "amendment" | "found" | "loss" | "closing" | "gain" | "other-unit" | "typing-error" | "not-army-property" | "note" | "transfer" | "section" | "shortage" | "recount" | "status" | "document";
                ref: string | null;
            }[];
            found: string | null;
            found_name: string | null;
            found_upload: {
                address: string;
                id: string;
            } | null;
            id: string;
            item: components["schemas"]["NearMiss"] | null;
            /** @enum {string} */
            kind: "serial-differs" | "data-differs" | "missing" | "extra" | "wrong-holder" | "component-short" | "condition" | "not-readable";
            note: string | null;
            /** Format: date-time */
            opened_at: string;
            ref: string | null;
            resolved_by: components["schemas"]["Person"] | null;
            section: number;
            /** @enum {string} */
            state: "open" | "resolved" | "agreed";
            upload: {
                address: string;
                id: string;
            } | null;
        };
        SuccessionLine: {
            chain_after: string[];
            chain_before: string[];
            counted_at: string | null;
            counted_by: string | null;
            excluded: boolean;
            holder: string | null;
            item: {
                id: string;
                is_sensitive: boolean;
                name: string;
                serial_number: string | null;
            };
            let_through: boolean;
            loss_case: string | null;
            mark_text: string | null;
            missing_since: boolean;
            result: ("verified" | "serial-differs" | "other-section" | "by-document" | "not-readable" | "not-found") | null;
            section: number;
            to_confirm: boolean;
        };
        SuccessionNoteBody: {
            days?: number | null;
            grantedBy?: string | null;
            itemId?: string | null;
            /** @enum {string} */
            kind: "note" | "extension" | "orders" | "lost-document";
            /** Format: text */
            text: string;
            uploadId?: string | null;
        };
        SuccessionPlanBody: {
            sections: {
                /** @enum {string} */
                act?: "replace" | "sign" | "insert";
                /** Format: date */
                day?: string;
                included: boolean;
                leaveOutReason?: string | null;
                number: number;
                place?: string | null;
            }[];
            version: number;
        };
        SuccessionSection: {
            acknowledged_at: string | null;
            /** @enum {string} */
            act: "replace" | "sign" | "insert";
            counted: number;
            counted_at: string | null;
            /** Format: date */
            day: string;
            holder: components["schemas"]["Person"] | null;
            included: boolean;
            items: number;
            /** @enum {string} */
            kind: "sub" | "held" | "unsigned" | "from-book";
            leave_out_reason: string | null;
            my_count: ("reader" | "recorder") | null;
            number: number;
            open_differences: number;
            place: string | null;
            reader: components["schemas"]["Person"];
            receipt?: {
                excluded: number;
                kept: number;
                left: number;
                sensitive: number;
            } | null;
            recorder: components["schemas"]["Person"];
            sensitive: number;
            /** @enum {string} */
            state: "planned" | "counted" | "signed" | "left-out";
            title: string;
            to_confirm: number;
        };
        TotpOptions: {
            address: string;
            secret: string;
        };
        Transfer: {
            cancel_user_id: string | null;
            due_on: string | null;
            from: string;
            from_user: components["schemas"]["Person"];
            id: string;
            include_components: boolean;
            is_recall: boolean;
            item_name: string;
            mounted: string[] | null;
            needs_consent: boolean;
            notes: string | null;
            property: components["schemas"]["NearMiss"];
            recall_answer: {
                /** @enum {string} */
                answer: "handed-over" | "in-repair" | "not-held";
                /** Format: date-time */
                at: string;
                note: string | null;
                until_on: string | null;
            } | null;
            /** Format: date-time */
            request_date: string;
            request_id: string | null;
            request_lines: number;
            resolved_date: string | null;
            serial_number: string;
            sign_over: boolean;
            status: string;
            superior: components["schemas"]["Person"] | null;
            superior_agreed_at: string | null;
            superseded_by: {
                by: string;
                id: string;
            } | null;
            to: string;
            to_user: components["schemas"]["Person"];
        };
        TransferDecision: {
            counts?: components["schemas"]["ComponentCountBody"][];
            id: string;
            location?: string | null;
            notes?: string | null;
            seen?: string;
            status: string;
            uploadIds?: string[];
        };
        TransferRequest: {
            from_user: components["schemas"]["Person"];
            id: string;
            notes: string | null;
            property: components["schemas"]["NearMiss"] | null;
            reason: string | null;
            /** Format: date-time */
            request_date: string;
            serial_number: string;
            /** @enum {string} */
            state: "Sent" | "Offered" | "Declined" | "Withdrawn";
            transfer_id: string | null;
        };
        TransferSheet: {
            digest: string;
            from: string;
            item: components["schemas"]["SheetItem"];
            mounted: components["schemas"]["SheetItem"][];
            returns: boolean;
            taken_off: components["schemas"]["NearMiss"][];
            transfer_id: string;
        };
        UnclassifiedNsn: {
            ciic: string | null;
            name: string;
            nsn: string;
            rows: number;
        };
        Unit: {
            depth: number;
            id: string;
            /** @enum {string} */
            kind: "battalion" | "company" | "platoon" | "squad";
            members: number;
            mine: boolean;
            name: string;
            parentId: string | null;
        };
        UnitSetting: {
            citation: string | null;
            from: {
                id: string;
                name: string;
            } | null;
            /** @enum {string} */
            key: "amendment.photo" | "ciic.codes" | "citation.amendment" | "citation.closing" | "citation.hand-receipt" | "citation.inventory" | "clearance.extraSteps" | "counter.closingTime" | "counter.countFirst" | "counter.temporaryDays" | "import.synonyms" | "inventory.memorandumFor" | "inventory.rules.chosen" | "inventory.rules.cyclic" | "inventory.rules.sensitive" | "loss.callFirst" | "loss.days" | "succession.days" | "succession.memoText" | "succession.subDays" | "transfer.signOver";
            value: unknown;
            version: number;
        };
        UnsignedGain: {
            at: string | null;
            by: components["schemas"]["Person"] | null;
            document_number: string | null;
            from: string | null;
            item: {
                id: string;
                name: string;
                nsn: string | null;
                serial_number: string;
            };
            /** @enum {string} */
            kind: "opening" | "issue" | "lateral-in" | "found-on-installation" | "other";
            may_sign: boolean;
            photos: {
                address: string;
                mediaType: string;
                uploadId: string;
            }[];
        };
        Upload: {
            address: string;
            bytes: number;
            height: number;
            id: string;
            /** @enum {string} */
            mediaType: "image/jpeg" | "application/pdf";
            width: number;
        };
        User: {
            commandTime: string | null;
            email: string;
            equipmentSummary: {
                communications: number;
                opticalSystems: number;
                sensitiveItems: number;
                vehicles: number;
                weapons: number;
            };
            id: string;
            lastName: string;
            name: string;
            position: string;
            /** @enum {string} */
            rank: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
            /** @enum {string} */
            role: "Admin" | "Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier";
            secondFactorNeeded?: boolean;
            /** @enum {string} */
            status: "Active" | "Inactive" | "Pending";
            unit: string;
            upcomingEvents: {
                date: string;
                title: string;
            }[];
            username: string;
            valueManaged: number;
            yearsOfService: number;
        };
        UserDetails: {
            commandStart: string | null;
            email: string | null;
            firstName: string;
            id: string;
            lastLogin: string | null;
            lastName: string;
            lookAlikes: string[];
            may: ("edit" | "change-role" | "activate" | "deactivate" | "reset-password" | "end-sessions" | "block-sign-in" | "allow-sign-in" | "remove-second-factor")[];
            name: string;
            phone: string | null;
            position: string | null;
            /** @enum {string} */
            rank: "PVT" | "PV2" | "PFC" | "SPC" | "CPL" | "SGT" | "SSG" | "SFC" | "MSG" | "1SG" | "SGM" | "CSM" | "WO1" | "CW2" | "CW3" | "CW4" | "CW5" | "2LT" | "1LT" | "CPT" | "MAJ" | "LTC" | "COL" | "BG" | "MG" | "LTG" | "GEN";
            requestedUnit: string | null;
            /** @enum {string} */
            role: "Admin" | "Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier";
            serviceStart: string | null;
            signInBlocked: boolean;
            signInBlockReason: string | null;
            /** @enum {string} */
            status: "Active" | "Inactive" | "Pending";
            unit: string;
            unitId: string | null;
            username: string | null;
        };
        Verification: {
            cause?: {
                consequences: number;
                message: string;
                seq: number | null;
            } | null;
            /** Format: date-time */
            checked_at: string;
            findings: components["schemas"]["Finding"][];
            is_verified: boolean;
            last_full_pass: string | null;
            root: string;
            size: number;
            verified_through: number;
            warnings?: components["schemas"]["Finding"][];
        };
        VerificationRecord: {
            /** Format: date-time */
            at: string;
            date: string;
            deviceTime: string | null;
            due: string | null;
            id: string;
            inventoryId: string | null;
            itemId: string;
            itemName: string;
            notes: string | null;
            serialNumber: string;
            /** @enum {string} */
            status: "verified";
            time: string;
            type: string;
            verifiedBy: string;
        };
        VerificationRun: {
            checked: number;
            finishedAt: string | null;
            full: boolean;
            id: string;
            message: string | null;
            result: components["schemas"]["Verification"] | null;
            size: number;
            /** Format: date-time */
            startedAt: string;
            /** @enum {string} */
            state: "running" | "done" | "failed";
        };
        VerifiedProperty: {
            assigned_date: string | null;
            assigned_to: components["schemas"]["Person"] | null;
            assigned_to_user_id: string | null;
            attached_components: {
                componentProperty: components["schemas"]["NearMiss"];
                position: string;
            }[];
            calibration_info: components["schemas"]["CalibrationInfo"] | null;
            /** @enum {string} */
            category: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
            chain: components["schemas"]["CustodyLink"][];
            ciic: string | null;
            closing: {
                document_number: string;
                id: string;
                /** @enum {string} */
                kind: "turn-in" | "lateral" | "loss" | "book-error";
                signed_at: string | null;
                /** @enum {string} */
                state: "prepared" | "signed" | "completed" | "refused" | "withdrawn" | "cancelled";
            } | null;
            components: components["schemas"]["Component"][];
            /** @enum {string} */
            current_status: "Operational" | "Damaged" | "In Repair" | "Deadline - Maintenance" | "Non-Operational" | "Lost" | "Deadline - Supply";
            description: string | null;
            disputed?: string | null;
            former_serials: string[];
            id: string;
            is_component: boolean;
            is_sensitive: boolean;
            left_at: string | null;
            lin: string | null;
            location: string | null;
            missing?: components["schemas"]["Missing"];
            name: string;
            nsn: string | null;
            open_transfer: {
                id: string;
                is_recall: boolean;
                to: string;
            } | null;
            parent_item_id: string | null;
            possession?: components["schemas"]["Possession"];
            property_model_id: string | null;
            requires_calibration: boolean;
            security_level: ("controlled" | "classified" | "secret" | "top-secret") | null;
            /** @enum {string} */
            sensitive_mark: "by-code" | "yes" | "no";
            serial_number: string;
            unit_of_issue: string | null;
            verification?: {
                /** Format: date-time */
                at: string;
                by: string;
                isNew: boolean;
            };
            version: number;
        };
        WaiverBody: {
            /** Format: text */
            reason: string;
            /** @enum {string} */
            rule: "notHolder" | "notArmorer" | "notTwice" | "minRank";
            userId: string;
        };
        Webhook: {
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            dead: number;
            eventTypes: ("ITEM CREATED" | "ITEM UPDATED" | "ITEM AMENDED" | "ITEM CLASSIFIED" | "ITEM LEFT" | "ITEM REINSTATED" | "GAIN SIGNED" | "STATUS CHANGE" | "COMPONENTS UPDATED" | "COMPONENTS COUNTED" | "COMPONENT LIST PUBLISHED" | "SHORTAGE" | "CALIBRATION RECORDED" | "TRANSFER REQUESTED" | "TRANSFER APPROVED" | "TRANSFER REJECTED" | "TRANSFER CANCELLED" | "RECALL REQUESTED" | "RECALL ANSWERED" | "SIGN-OVER AGREED" | "SUPERIOR REPLACED" | "LINK REPLACED" | "POSSESSION" | "TEMPORARY RECEIPT" | "HAND-OVER" | "AUTHORIZATION" | "VERIFICATION" | "NOT SEEN" | "FOUND" | "MAINTENANCE" | "DOCUMENT SENT" | "USER" | "CORRECTION" | "LEDGER KEY" | "KEY ROTATION" | "RECORDS FOUND" | "LEDGER INCIDENT" | "INCIDENT ACKNOWLEDGED" | "UNIT" | "INVENTORY OPENED" | "INVENTORY CLOSED" | "INVENTORY" | "AMENDMENT" | "BOOK RECONCILED" | "CLOSING" | "LOSS CASE" | "SI REPORT" | "SUCCESSION" | "PAPER" | "SETTING CHANGED" | "SECTION CHANGED" | "SECTION OVERRIDDEN" | "WEBHOOK CHANGED")[] | null;
            failingSince: string | null;
            id: string;
            isEnabled: boolean;
            lastDeliveredAt: string | null;
            lastProblem: string | null;
            name: string;
            unit: {
                id: string;
                name: string;
            } | null;
            url: string;
            waiting: number;
        };
        WebhookAttempt: {
            /** Format: date-time */
            at: string;
            durationMs: number;
            problem: string | null;
            status: number | null;
        };
        WebhookDelivery: {
            /** Format: date-time */
            at: string;
            attemptCount: number;
            attempts: components["schemas"]["WebhookAttempt"][];
            dueAt: string | null;
            endedAt: string | null;
            eventId: string;
            eventType: string;
            id: string;
            itemId: string | null;
            seq: number | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "dead";
            webhookId: string;
        };
        Webhooks: {
            allowsPrivate: boolean;
            maySendAll: boolean;
            webhooks: components["schemas"]["Webhook"][];
        };
        Witnesses: {
            agreedAt: string | null;
            fabric: {
                anchor: {
                    /** Format: date-time */
                    at: string;
                    block: number;
                    size: number;
                } | null;
                askedAt: string | null;
                awaySince: string | null;
                notAccepted: string | null;
                refused: string | null;
            } | null;
            onThisMachine: boolean;
            quorum: string | null;
            required: number;
            witnesses: {
                at: string | null;
                name: string;
                problem: string | null;
                sinceStart: boolean;
                size: number;
                /** @enum {string} */
                state: "current" | "behind" | "waiting" | "refused" | "unknown-log";
            }[];
        };
    };
    responses: {
        /** @description Something in the request is not as it must be; `fields` names what. */
        BadRequest: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not go with how things are now; the message says how they are. */
        Conflict: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The disk that holds the data is nearly full. Nothing was changed. */
        DiskFull: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller sees this and may not do it, the password must be entered again, or the request did not come from this site. */
        Forbidden: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link was used or has expired, or a cursor of changes does not lead to all of them any more: read the whole list again. */
        Gone: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Idempotency-Key came with another request before. */
        KeyUsed: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The mail server cannot be used, or took the letter for nobody. */
        MailFailed: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or none that the caller may see. */
        NotFound: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record has another version than If-Match names; `present` is what is on record now. */
        PreconditionFailed: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; the request is in its log by `requestId`. */
        ServerError: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is too large. */
        TooLarge: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; Retry-After says when to try again. */
        TooManyRequests: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in, or the name or the password is wrong. */
        Unauthorized: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server or its database cannot answer now; Retry-After says when to try again. */
        Unavailable: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of a type that this call does not take. */
        UnsupportedMediaType: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
        IdempotencyKey: string;
        /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
        IfMatch: string;
        /** @description The ETag of a response that the caller has. Where it is still the same, the answer is 304. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the API. Within one major version only additions are made (docs/api.md). */
        ApiVersion: string;
        /** @description The `changedSince` of the next call, which returns what was created or changed since. With the first page of a call that has `changedSince`. */
        ChangesCursor: string;
        /** @description The name under which the file is saved. */
        ContentDisposition: string;
        /** @description Identifies this response. It begins with the version of the record, for If-Match. */
        ETag: string;
        /** @description `true` where the response is the stored one of the first request with this Idempotency-Key. */
        IdempotencyReplayed: "true";
        /** @description The `cursor` of the next page; absent on the last page. It is opaque, signed, and works for the same person and list only. */
        NextCursor: string;
        /** @description How many pages the PDF has, where the form is one for which that is counted. */
        PageCount: number;
        /** @description The `cursor` of the page before, on lists that can also be read backwards. */
        PreviousCursor: string;
        /** @description How many calls the caller may make in a minute, where the server limits them. */
        RateLimitLimit: number;
        /** @description How many of them are left. */
        RateLimitRemaining: number;
        /** @description Seconds until the count begins again. */
        RateLimitReset: number;
        /** @description Seconds until it is worth trying again. */
        RetryAfter: number;
        /** @description The session cookie. */
        SetCookie: string;
        /** @description How many entries the whole list has. */
        TotalCount: number;
        /** @description `true` where the list has more entries than X-Total-Count says: a long list is counted up to a limit. */
        TotalIsMinimum: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAmendments: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                item?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                scope?: "waiting" | "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendment"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createAmendment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAmendmentBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendment"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendment"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getAmendmentPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    proposeAmendment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeAmendmentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendment"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    refuseAmendment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendment"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    signAmendment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendment"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    withdrawAmendment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendment"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getAmendmentCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        waiting: number;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    proposeRuleChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeRuleBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendment"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    logInByCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    logInAsDeveloper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 5 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        next: string | null;
                    };
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    logInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 15 KB. */
        requestBody: {
            content: {
                "application/json": {
                    assertion: components["schemas"]["PasskeySignIn"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPasskeySignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssertionOptions"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 5 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    checkPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 2 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkStatus"];
                };
            };
        };
    };
    startProviderLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getReauthenticationOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssertionOptions"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 9 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setPasswordByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 4 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPasswordBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listUnitNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    listCatalog: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCatalogItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                nsn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setCatalogItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                nsn: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                        item: components["schemas"]["CatalogItem"];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listCheckSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckSchedule"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setCheckSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                category: "weapon" | "optics" | "communication" | "crypto" | "other";
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckScheduleBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckSchedule"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createClientReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 257 KB. */
        requestBody: {
            content: {
                "application/json": {
                    reports: components["schemas"]["ClientReport"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listClosings: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                item?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                scope?: "waiting" | "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClosingBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    cancelClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    attachClosingCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingCopyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getClosingPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    refuseClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    signClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    withdrawClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getClosingCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        closings: number;
                        gains: number;
                        waiting: number;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listClosingReceivers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                    }[];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listComponentLists: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentListSummary"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getComponentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                nsn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentList"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    publishComponentList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                nsn: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishListBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                        counted: number;
                        items: number;
                        kept: components["schemas"]["KeptCounts"][];
                        list: components["schemas"]["ComponentList"];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    readComponentListFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file as it is, of at most 16 MB and 50000 rows. What it is, is read from its bytes. */
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["ListFileRow"][];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppConfig"];
                };
            };
        };
    };
    listConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareKeysBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    answerConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "accepted" | "refused";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listConsumables: {
        parameters: {
            query?: {
                attention?: "low-stock" | "expiring";
                category?: "Batteries" | "Field Supplies" | "Cleaning Supplies" | "Medical Supplies" | "POL" | "Office Supplies";
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                /** @description The column to sort by, with a minus sign before it for descending. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createConsumable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 30 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConsumableBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getConsumable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateConsumable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 30 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditConsumableBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    issueConsumable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 26 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: name */
                    issuedTo: string;
                    notes?: string | null;
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    restockConsumable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    expirationDate?: string | null;
                    notes?: string | null;
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getConsumableCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        all: number;
                        expiring: number;
                        lowStock: number;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listConsumableHistory: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                item?: string;
                kind?: "restock" | "issue";
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumptionEntry"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listCorrections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionEvent"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 25 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    originalEventId: string;
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionEvent"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listHandovers: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                counter?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                day?: string;
                draft?: string;
                late?: boolean;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                mode?: "draw" | "issue" | "temporary" | "return";
                open?: boolean;
                order?: "due";
                person?: string;
                state?: "waiting" | "lapsed" | "recorded" | "acknowledged" | "disputed" | "settled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitHandOverBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            /** @description Accepted; it waits for somebody else. */
            202: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    acknowledgeHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    confirmHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmHandOverBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    disputeHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getHandoverPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    settleHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    withdrawHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    prepareHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareHandOverBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepared"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    readCounterCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 14 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounterReadBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterReading"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    returnItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 481 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listCounters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counter"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createCounter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 2 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCounterBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateCounter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 2 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditCounterBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setCounterAuthority: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    until: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listCounterAuthorizations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterAuthorization"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setCounterAuthorizations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 777 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorizationsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterAuthorization"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterAuthorizationGaps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationGaps"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    previewCounterAuthorizations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorizationPreviewBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationPreview"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listCounterLog: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogLine"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterLogCsv: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterLogPdf: {
        parameters: {
            query?: {
                blank?: boolean;
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    appointCounterOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                userId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointOperatorBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Out"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterOutCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterOutPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterPack: {
        parameters: {
            query: {
                session: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterPack"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listCounterRoomCounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomCount"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createCounterRoomCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomCountDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterRoomCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                inventoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomCountDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    closeCounterRoomCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                inventoryId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseRoomCountBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomCountDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    prepareRoomCountKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                inventoryId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareKeysBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedKeys"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    openCounterSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: name */
                    deviceName: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterSession"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    closeCounterSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterSession"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listCounterStock: {
        parameters: {
            query?: {
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterItem"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    changeCounterStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounterStockBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getCounterWeaponCardsPdf: {
        parameters: {
            query: {
                numbers: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listReceiptParties: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    property_ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        gone: string[];
                        parties: components["schemas"]["ReceiptParties"][];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    generateHandReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateDa2062Body"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailResult"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    printHandReceipts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintPairsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessReport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getDashboardSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardSummary"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                box?: "inbox" | "sent" | "all";
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                person?: string;
                /** @description Words to search for, in any order. */
                q?: string;
                status?: string;
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: components["schemas"]["Document"][];
                        unread_count: number;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    reportCorrectiveAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    action: string;
                    /** @enum {string} */
                    outcome: "corrected" | "parts-ordered" | "referred" | "deferred" | "no-fault-found";
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["Document"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    forwardDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 7 KB. */
        requestBody: {
            content: {
                "application/json": {
                    note?: string | null;
                    recipientUserId: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["Document"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getDocumentInventoryReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryReport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getDocumentInventoryReportCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getDocumentPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    markDocumentRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    sendMaintenanceForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceFormBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["Document"];
                        message: string;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                client_id?: string;
                page_age_ms?: number;
                /** @description Only what came after this one. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyImport"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createImport: {
        parameters: {
            query?: {
                file_name?: string;
                purpose?: "enter" | "compare";
            };
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file as it is, of at most 16 MB and 50000 rows. What it is, is read from its bytes. */
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyImport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyImport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getImportColumns: {
        parameters: {
            query?: {
                fields?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportColumns"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setImportColumns: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    codes?: {
                        ciic: string;
                        /** Format: text */
                        nsn: string;
                    }[];
                    holders?: {
                        userId: string | null;
                        /** Format: text */
                        value: string;
                    }[];
                    mapping: (("name" | "serial_number" | "nsn" | "lin" | "uii" | "ciic" | "sensitive_mark" | "category" | "current_status" | "location" | "description" | "unit_of_issue" | "quantity" | "holder") | null)[];
                    /** Format: text */
                    saveAs?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyImport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    confirmImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyImport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                after?: number;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                only?: "problems" | "warnings" | "look-alike" | "transposed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRow"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateImportRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                line: number;
            };
            cookie?: never;
        };
        /** @description JSON of at most 308 KB. */
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        category?: string;
                        ciic?: string;
                        current_status?: string;
                        description?: string;
                        holder?: string;
                        lin?: string;
                        location?: string;
                        /** Format: name */
                        name?: string;
                        nsn?: string;
                        quantity?: string;
                        sensitive_mark?: string;
                        serial_number?: string;
                        uii?: string;
                        unit_of_issue?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRow"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getImportFreeze: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string | null;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listInventories: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                status?: "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    openInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 666 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenInventoryBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updatePlannedInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 22 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlannedBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    cancelInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 6 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listInventoryCandidates: {
        parameters: {
            query?: {
                recount?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryCandidate"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    closeInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 30 KB. */
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: text */
                    noRecountReason?: string;
                    /** Format: text */
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    nameInventoryCounters: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 16 KB. */
        requestBody: {
            content: {
                "application/json": {
                    counterIds: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    endInventoryCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 16 KB. */
        requestBody?: {
            content: {
                "application/json": {
                    counterIds?: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listInventoryExtras: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryExtra"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    markInventoryExtraNotHere: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                extraId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    resolveInventoryExtra: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                extraId: string;
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 6 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    note?: string;
                    /** @enum {string} */
                    resolution: "other-unit" | "typing-error" | "found-on-installation" | "not-army-property";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryExtra"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listInventoryLateReads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateRead"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    acceptInventoryLateRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateRead"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listInventoryLines: {
        parameters: {
            query?: {
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                state?: "counted" | "missing" | "left" | "by-document";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryLine"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setInventoryLineDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineDocumentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteInventoryLineDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    markInventoryLineNotHere: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    openPlannedInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 284 KB. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OpenPlannedBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getInventoryReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryReport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getInventoryReportCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getInventoryReportPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getInventoryResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string | null;
                    }[];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    scanForInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 40 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    signInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    part: "team" | "opener" | "commander";
                    proof: components["schemas"]["SignatureProof"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryReport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    skipPlannedInventory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 6 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    waiveInventoryRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 7 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiverBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                kind?: "sensitive" | "chosen";
                unitId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryCandidate"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    findItems: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItem"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listInventoryCalendar: {
        parameters: {
            query?: {
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarInventory"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPlannedInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarInventory"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listInventoryPrograms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryProgram"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createInventoryProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProgramBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryProgram"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateInventoryProgram: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 2 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProgramBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryProgram"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    printLabels: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    name?: boolean;
                    property_ids: string[];
                    serial?: boolean;
                    /** @enum {string} */
                    size?: "small" | "medium" | "large" | "xlarge";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    exportLedgerBundle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                    "text/plain": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLedgerCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerCheckpoint"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getConsistencyProof: {
        parameters: {
            query: {
                from: number;
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof: string[];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    exportLedgerCsv: {
        parameters: {
            query?: {
                itemId?: string;
                /** @description Words to search for, in any order. */
                q?: string;
                type?: "record-changed" | "transfer-approved" | "transfer-rejected" | "inventory-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLedgerEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEventDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLedgerEvidence: {
        parameters: {
            query: {
                seqs: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listLedgerEvents: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                itemId?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                offset?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                type?: "record-changed" | "transfer-approved" | "transfer-rejected" | "inventory-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEvent"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    acknowledgeLedgerIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                seq: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentAcknowledgement"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getInclusionProof: {
        parameters: {
            query: {
                seq: number;
                size: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        leafHash: string;
                        proof: string[];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLedgerItemEvidence: {
        parameters: {
            query?: {
                before?: number;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                size?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLedgerKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerKeys"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLedgerReceipts: {
        parameters: {
            query?: {
                after?: number;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLedgerSubtrees: {
        parameters: {
            query: {
                size: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hashes: string[];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listTransferEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEvent"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getVerifierPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                    "text/html": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLedgerWitnesses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Witnesses"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listLossCases: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                item?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                scope?: "open" | "closed" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCase"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLossCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCaseDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    answerLossQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossQuestion"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    confirmLossItemFound: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 13 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    code: string;
                    itemId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCaseDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    decideLossCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideLossBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCaseDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    addLossCaseExhibit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 121 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExhibitBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCaseDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLossCaseExhibit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                letter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossExhibit"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    strikeLossCaseExhibit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                letter: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCaseDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    reportLossItemFound: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 5 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FoundBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCaseDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLossCasePacketJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLossCasePacketPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    refuseLossItemFound: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 25 KB. */
        requestBody: {
            content: {
                "application/json": {
                    itemId: string;
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCaseDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    submitLossCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 2 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitLossBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossCaseDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listLossCaseQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LossQuestion"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapturedMail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getMailFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listMaintenance: {
        parameters: {
            query?: {
                category?: "weapon" | "vehicle" | "communication" | "optics";
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                itemId?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                priority?: "medium" | "high" | "critical";
                /** @description Words to search for, in any order. */
                q?: string;
                status?: string;
                symbol?: "X" | "circled X" | "-" | "/";
                type?: "scheduled" | "corrective" | "preventive" | "emergency";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceItem"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createMaintenance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 307 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMaintenanceBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateMaintenance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 50 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditMaintenanceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createMaintenancePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteMaintenancePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                partId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateMaintenancePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                partId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    available?: boolean;
                    estimatedArrival?: string | null;
                    quantity?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateMaintenanceStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    notes?: string | null;
                    status: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Only what came after this one. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operations"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    checkPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 5 KB. */
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperCheck"];
                };
            };
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getClearance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonClearance"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    startClearance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    leavesOn: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonClearance"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    cancelClearance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonClearance"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getClearanceMemorandum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    overrideClearance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonClearance"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    signClearance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonClearance"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    tickClearanceStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    done: boolean;
                    /** Format: text */
                    key: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonClearance"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPersonHoldings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holdings"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditProfileBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    exportProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getProfileSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySignatures"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listProperty: {
        parameters: {
            query?: {
                category?: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                holder?: string;
                ids?: string;
                left?: boolean;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                only?: "sensitive" | "missing" | "short" | "calibration-due" | "waiting-for-signature";
                /** @description Words to search for, in any order. */
                q?: string;
                scope?: "mine" | "assigned" | "signedout" | "unassigned" | "unit" | "visible" | "with-me";
                shown?: string;
                /** @description The column to sort by, with a minus sign before it for descending. */
                sort?: string;
                status?: string;
                with?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePropertyBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    bulkWriteProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    lines: components["schemas"]["BulkLine"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkLinesAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listPropertyGone: {
        parameters: {
            query: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    }[];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    lookUpProperty: {
        parameters: {
            query?: {
                serialNumber?: string;
                uii?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundProperty"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of a response that the caller has. Where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetails"];
                };
            };
            /** @description The caller has this response already. */
            304: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditPropertyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    recordCalibration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 36 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordCalibrationBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedCalibration"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    countPropertyComponents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 478 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountComponentsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setPropertyComponents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    components: components["schemas"]["SavedComponent"][];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    addPropertyComponent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 28 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddComponentBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deletePropertyComponent: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                componentId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updatePropertyComponent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                componentId: string;
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 28 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditComponentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    markPropertyComponentPresent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                componentId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPropertyGainPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    signPropertyGain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPropertyLabel: {
        parameters: {
            query?: {
                name?: boolean;
                serial?: boolean;
                size?: "small" | "medium" | "large" | "xlarge";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPropertyLabelPdf: {
        parameters: {
            query?: {
                name?: boolean;
                serial?: boolean;
                size?: "small" | "medium" | "large" | "xlarge";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    mountProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 2 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MountBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    unmountProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listPropertyPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPhoto"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    addPropertyPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 4 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddItemPhotoBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPhoto"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    removePropertyPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPhoto"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    recallProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody?: {
            content: {
                "application/json": {
                    dueOn?: string | null;
                    /** Format: text */
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        holder: string;
                        transferId: string;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    reinstateProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReinstateBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    claimPropertyReturned: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updatePropertyStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag with which the record was read, or its version in quotes. The write is refused with 412 where it has another version by now. Every call without this parameter refuses the header. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 27 KB. */
        requestBody: {
            content: {
                "application/json": {
                    loss?: components["schemas"]["LossFacts"];
                    status: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    verifyProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    notes?: string;
                    /** Format: text */
                    verificationType: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedProperty"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    bulkClassifyProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    ciic?: string | null;
                    ids: string[];
                    /** @enum {string} */
                    sensitiveMark?: "by-code" | "yes" | "no";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    bulkEditProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 404 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkEditBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    bulkRecallProperty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 402 KB. */
        requestBody: {
            content: {
                "application/json": {
                    dueOn?: string | null;
                    property_ids: string[];
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRecallAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    bulkUpdatePropertyStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 428 KB. */
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    loss?: components["schemas"]["LossFacts"];
                    reason?: string | null;
                    status: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    bulkCreateTransfers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 781 KB. */
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    includeComponents?: boolean;
                    mounted?: string[] | null;
                    notes?: string | null;
                    signOver?: boolean;
                    toUserId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPropertyCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        assigned: number;
                        signedout: number;
                        unassigned: number;
                        unit: number;
                        visible: number;
                        with_me: number;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    exportProperty: {
        parameters: {
            query?: {
                category?: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
                holder?: string;
                left?: boolean;
                only?: "sensitive" | "missing" | "short" | "calibration-due" | "waiting-for-signature";
                /** @description Words to search for, in any order. */
                q?: string;
                scope?: "mine" | "assigned" | "signedout" | "unassigned" | "unit" | "visible" | "with-me";
                shown?: string;
                /** @description The column to sort by, with a minus sign before it for descending. */
                sort?: string;
                status?: string;
                with?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "text/csv": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listUnsignedGains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsignedGain"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listPropertyHolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: number;
                        person: components["schemas"]["Person"];
                    }[];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPropertyIds: {
        parameters: {
            query?: {
                category?: "weapons" | "comsec" | "optics" | "vehicles" | "individual-equipment" | "medical" | "support-equipment" | "electronics" | "other";
                holder?: string;
                left?: boolean;
                only?: "sensitive" | "missing" | "short" | "calibration-due" | "waiting-for-signature";
                /** @description Words to search for, in any order. */
                q?: string;
                scope?: "mine" | "assigned" | "signedout" | "unassigned" | "unit" | "visible" | "with-me";
                shown?: string;
                /** @description The column to sort by, with a minus sign before it for descending. */
                sort?: string;
                status?: string;
                with?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: string[];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listPropertyLocations: {
        parameters: {
            query?: {
                /** @description Words to search for, in any order. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listPropertyNearMisses: {
        parameters: {
            query: {
                serial_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearMiss"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    findScannedProperty: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scanned"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listReconciliations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    asOf: string;
                    importId: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    closeReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listReconciliationLines: {
        parameters: {
            query?: {
                after?: number;
                kind?: "theirs" | "ours" | "differing" | "equal";
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                open?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationLine"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setReconciliationLineNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                line: number;
            };
            cookie?: never;
        };
        /** @description JSON of at most 6 KB. */
        requestBody: {
            content: {
                "application/json": {
                    note: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationLine"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getReconciliationPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
        };
    };
    getSections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sections"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 307 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSectionBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    useSectionRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    digest: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    stopSectionOverride: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSensitiveItems: {
        parameters: {
            query?: {
                category?: "weapon" | "optics" | "communication" | "crypto" | "other";
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                missing?: boolean;
                /** @description Words to search for, in any order. */
                q?: string;
                scope?: "assigned" | "signedout" | "unassigned" | "visible" | "with-me" | "counted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveItem"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getSensitiveItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveItem"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listVerificationsOfSensitiveItem: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                /** @description Only what came after this one. */
                since?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRecord"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSensitiveItemCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveCategorySummary"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    scanSensitiveItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 40 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getSensitiveItemSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveSummary"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSensitiveItemVerifications: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                /** @description Only what came after this one. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRecord"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getPasskeyOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setPin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPinBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    lockSensitiveItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    removePin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    verifyPin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        validUntil: string | null;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    resetSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody?: {
            content: {
                "application/json": {
                    pin?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    addTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getTotpOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpOptions"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listShortages: {
        parameters: {
            query?: {
                accountable?: string;
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                holder?: string;
                item?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                nsn?: string;
                /** @description Words to search for, in any order. */
                q?: string;
                state?: "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shortage"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateShortage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 7 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditShortageBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shortage"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getShortageAnnex: {
        parameters: {
            query: {
                holder: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getSiBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiBoard"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSiReports: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                due?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                unitId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiReport"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createSiReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 117 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiReportBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiReport"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteSignInIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSignInRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRule"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createSignInRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 6 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSignInRuleBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRule"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteSignInRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSignInWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInIdentity"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSuccessions: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                scope?: "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Succession"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createSuccession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 29 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSuccessionBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getSuccession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    acknowledgeSuccessionReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    activateSuccession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    appointSuccessionSigner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareKeysBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    cancelSuccession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    agreeToSuccessionDifference: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                differenceId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDifference"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    resolveSuccessionDifference: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                differenceId: string;
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 26 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveDifferenceBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDifference"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    letThroughFreeze: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 100 KB. */
        requestBody: {
            content: {
                "application/json": {
                    itemIds: string[];
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSuccessionLines: {
        parameters: {
            query?: {
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                receipt?: "kept" | "excluded" | "left";
                result?: "none" | "verified" | "serial-differs" | "other-section" | "by-document" | "not-readable" | "not-found";
                section?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionLine"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    countSuccessionLineComponents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 478 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineComponentsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Component"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    markSuccessionLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                itemId: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 25 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineMarkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionLine"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    addSuccessionNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 28 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuccessionNoteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getSuccessionPacketJson: {
        parameters: {
            query?: {
                draft?: boolean;
                signing?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getSuccessionPacketPdf: {
        parameters: {
            query?: {
                draft?: boolean;
                signing?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setSuccessionPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuccessionPlanBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    prepareSuccession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareActBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    publishSuccession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listSuccessionReadings: {
        parameters: {
            query?: {
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                section?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reading"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createSuccessionReading: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 7 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadingBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    nameSectionRecorder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    recorderId?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    signSuccession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignSuccessionBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    withdrawSuccessionSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessionDetail"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    confirmTemporaryReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmHandOverBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    convertTemporaryReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            /** @description Accepted; it waits for somebody else. */
            202: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    extendTemporaryReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            /** @description Accepted; it waits for somebody else. */
            202: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    prepareTemporaryReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareTemporaryBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepared"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 2 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTokenBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        id: string;
                        lastUsedAt: string | null;
                        name: string;
                        /** @enum {string} */
                        scope: "read" | "read-write";
                        token: string;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getTransferBatchHandReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                request?: string;
                /** @description The column to sort by, with a minus sign before it for descending. */
                sort?: string;
                status?: string;
                view?: "incoming" | "outgoing" | "history";
                waiting?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 404 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTransferBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    cancelTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    consentToTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 7 KB. */
        requestBody: {
            content: {
                "application/json": {
                    agree: boolean;
                    note?: string | null;
                    wholeRequest?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getTransferHandReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Page-Count": components["headers"]["PageCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    answerTransferRecall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 7 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "handed-over" | "in-repair" | "not-held";
                    note?: string | null;
                    untilOn?: string | null;
                    wholeRequest?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    decideTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    counts?: components["schemas"]["ComponentCountBody"][];
                    location?: string | null;
                    notes?: string | null;
                    seen?: string;
                    status: string;
                    uploadIds?: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listTransferRequests: {
        parameters: {
            query: {
                box: "incoming" | "outgoing";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferRequest"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 25 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTransferRequestBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferRequest"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    declineTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 24 KB. */
        requestBody: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferRequest"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    offerForTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 402 KB. */
        requestBody: {
            content: {
                "application/json": {
                    includeComponents?: boolean;
                    mounted?: string[] | null;
                    notes?: string | null;
                    signOver?: boolean;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    withdrawTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferRequest"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    decideTransfers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    decisions: components["schemas"]["TransferDecision"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionsAnswer"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listTransferSheets: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferSheet"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listUnitSettings: {
        parameters: {
            query?: {
                unitId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitSetting"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateUnitSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1024 KB. */
        requestBody: {
            content: {
                "application/json": {
                    citation?: string | null;
                    /** @enum {string} */
                    key: "amendment.photo" | "ciic.codes" | "citation.amendment" | "citation.closing" | "citation.hand-receipt" | "citation.inventory" | "clearance.extraSteps" | "counter.closingTime" | "counter.countFirst" | "counter.temporaryDays" | "import.synonyms" | "inventory.memorandumFor" | "inventory.rules.chosen" | "inventory.rules.cyclic" | "inventory.rules.sensitive" | "loss.callFirst" | "loss.days" | "succession.days" | "succession.memoText" | "succession.subDays" | "transfer.signOver";
                    unitId: string;
                    value: unknown;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitSetting"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listUnits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUnitBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 3 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditUnitBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    uploadFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Each file is a part of the form; the name of the part does not matter. At most 20 files, a photo of at most 15 MB, a PDF of at most 10 MB, and 200 MB of one person in 24 hours. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    files: string[];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uploads: components["schemas"]["Upload"][];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "image/jpeg": string;
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Only records that were created or changed since: a time such as `2026-11-21T06:04:18Z`, or X-Changes-Cursor of the last call. */
                changedSince?: string;
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
                role?: string;
                status?: string;
                unit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Changes-Cursor": components["headers"]["ChangesCursor"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryUser"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 9 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        link: components["schemas"]["OneTimeLink"];
                        user: components["schemas"]["UserDetails"];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 8 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditUserBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    activateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    blockUserSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 6 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    allowUserSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        user: components["schemas"]["UserDetails"];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getUserDeactivation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivationPreview"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createUserPasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTimeLink"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    removeUserSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 6 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: text */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    setUserRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "Admin" | "Commander" | "S4" | "PBO" | "Supply Sergeant" | "Squad Leader" | "Soldier";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteUserSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getUserSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createUserSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 7 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkIdentityBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listRecipients: {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                /** @description Words to search for, in any order. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipient"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    verifyDatabase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getLastVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        last: components["schemas"]["Verification"] | null;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    startVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    full: boolean;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRun"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getVerificationRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRun"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    printWeaponCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 152 KB. */
        requestBody: {
            content: {
                "application/json": {
                    counterId: string;
                    itemIds: string[];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        numbers: string[];
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description X-Next-Cursor or X-Previous-Cursor of another page of the same list. Left out, the list begins. */
                cursor?: string;
                /** @description How many entries a page has at most; the server chooses unless said. */
                limit?: number;
                state?: "waiting" | "delivered" | "dead";
                webhookId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    "X-Previous-Cursor": components["headers"]["PreviousCursor"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Is-Minimum": components["headers"]["TotalIsMinimum"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description JSON of at most 29 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        createdBy: string;
                        dead: number;
                        eventTypes: ("ITEM CREATED" | "ITEM UPDATED" | "ITEM AMENDED" | "ITEM CLASSIFIED" | "ITEM LEFT" | "ITEM REINSTATED" | "GAIN SIGNED" | "STATUS CHANGE" | "COMPONENTS UPDATED" | "COMPONENTS COUNTED" | "COMPONENT LIST PUBLISHED" | "SHORTAGE" | "CALIBRATION RECORDED" | "TRANSFER REQUESTED" | "TRANSFER APPROVED" | "TRANSFER REJECTED" | "TRANSFER CANCELLED" | "RECALL REQUESTED" | "RECALL ANSWERED" | "SIGN-OVER AGREED" | "SUPERIOR REPLACED" | "LINK REPLACED" | "POSSESSION" | "TEMPORARY RECEIPT" | "HAND-OVER" | "AUTHORIZATION" | "VERIFICATION" | "NOT SEEN" | "FOUND" | "MAINTENANCE" | "DOCUMENT SENT" | "USER" | "CORRECTION" | "LEDGER KEY" | "KEY ROTATION" | "RECORDS FOUND" | "LEDGER INCIDENT" | "INCIDENT ACKNOWLEDGED" | "UNIT" | "INVENTORY OPENED" | "INVENTORY CLOSED" | "INVENTORY" | "AMENDMENT" | "BOOK RECONCILED" | "CLOSING" | "LOSS CASE" | "SI REPORT" | "SUCCESSION" | "PAPER" | "SETTING CHANGED" | "SECTION CHANGED" | "SECTION OVERRIDDEN" | "WEBHOOK CHANGED")[] | null;
                        failingSince: string | null;
                        id: string;
                        isEnabled: boolean;
                        lastDeliveredAt: string | null;
                        lastProblem: string | null;
                        name: string;
                        secret: string;
                        unit: {
                            id: string;
                            name: string;
                        } | null;
                        url: string;
                        waiting: number;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 29 KB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    resendWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description JSON of at most 1 KB. */
        requestBody: {
            content: {
                "application/json": {
                    deliveryId?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resent: number;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    replaceWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                    };
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made up by the client for one write, e.g. a UUID. Sent again under it, the write is not done again and answers the same. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            default: components["responses"]["Unauthorized"];
        };
    };
}
