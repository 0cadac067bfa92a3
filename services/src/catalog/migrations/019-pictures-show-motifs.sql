-- What a picture shows is no longer always an emoji.
update catalog.picture set data = (data - 'emoji') || jsonb_build_object('motif', data -> 'emoji') where data ? 'emoji';
