-- Every member of a team and every commander signs the report of an inventory. That each signs a part once is said by
-- signature_of_inventory; here an inventory has only its keys taken once.
drop index signature_once;
create unique index signature_once on signature (subject_kind, subject_id, part)
  where subject_kind not in ('gain', 'succession', 'clearance', 'handover')
    and not (subject_kind = 'inventory' and part <> 'keys');
